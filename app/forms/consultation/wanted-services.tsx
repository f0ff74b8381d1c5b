import { surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import forms from "#app/components/ui/form.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { consultation } from "#app/content/consultation.ts";
import { cn } from "#app/lib/cn.ts";
import { services } from "#domain/lead-options.ts";
import styles from "./choices.module.css";
import { FormPart } from "./form-part.tsx";

const { hints, parts } = consultation;

/** The twelve services. They look required and are not enforced: without one, a line says that we help to decide. */
export function WantedServices() {
  return (
    <FormPart part={parts[2]}>
      <p className={typography.quiet}>{hints.services}</p>
      <div className={styles.tiles}>
        {services.map((service) => (
          <label key={service} className={cn(forms.choice, surface(), styles.tile)}>
            <input type="checkbox" name="services" value={service} />
            <i className={styles.checkBox} aria-hidden="true">
              <Icon name="check" />
            </i>
            {service}
          </label>
        ))}
      </div>
      <p className={cn(textClass(15, "quiet"), styles.noService)}>{hints.noService}</p>
    </FormPart>
  );
}
