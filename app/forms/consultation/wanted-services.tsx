import { Icon } from "#app/components/ui/icon.tsx";
import { consultation } from "#app/content/consultation.ts";
import { services } from "#domain/lead-options.ts";
import { FormPart } from "./form-part.tsx";

const { hints, parts } = consultation;

/** The twelve services. They look required and are not enforced: without one, a line says that we help to decide. */
export function WantedServices() {
  return (
    <FormPart part={parts[2]}>
      <p className="muted">{hints.services}</p>
      <div className="tiles">
        {services.map((service) => (
          <label key={service} className="tile">
            <input type="checkbox" name="services" value={service} />
            <i aria-hidden="true">
              <Icon name="check" />
            </i>
            {service}
          </label>
        ))}
      </div>
      <p className="tiles__none muted">{hints.noService}</p>
    </FormPart>
  );
}
