import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { consultation } from "#app/content/consultation.ts";
import { cn } from "#app/lib/cn.ts";
import { services } from "#domain/lead-options.ts";
import styles from "./consultation-form.module.css";
import { FormPart } from "./form-part.tsx";

const { hints, parts } = consultation;

/** The twelve services. They look required and are not enforced: without one, a line says that we help to decide. */
export function WantedServices() {
  return (
    <FormPart part={parts[2]}>
      <p className={typography.quiet}>{hints.services}</p>
      <div className={styles.tiles}>
        {services.map((service) => (
          <label key={service} className={styles.tile}>
            <input type="checkbox" name="services" value={service} />
            <i aria-hidden="true">
              <Icon name="check" />
            </i>
            {service}
          </label>
        ))}
      </div>
      <p className={cn(styles.noService, typography.quiet)}>{hints.noService}</p>
    </FormPart>
  );
}
