import demoParts from "#app/components/demo/demo-parts.module.css";
import { Sparkline } from "#app/components/demo/sparkline.tsx";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import forms from "#app/components/ui/form.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { makePdf } from "#app/lib/pdf.ts";
import { counted } from "#domain/counted.ts";
import { savesOf, vendorReport, viewingCount } from "../desk.ts";
import { daysOnMarket } from "../homes.ts";
import { propertyStatuses, type Property } from "../model.ts";
import { statusText, statusLabels } from "../labels.ts";
import styles from "./dashboard.module.css";
import { panel } from "./estate-classes.ts";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";
import { PropertyScene } from "./scene.tsx";

/** Every home the agency has, and how it is doing. */
export function ListingTable(props: EstateProps) {
  return (
    <section className={cn(panel, stack(8), styles.listings)} aria-labelledby="re-listings">
      <h3 className={estate.heading} id="re-listings">
        Listings
      </h3>
      <div className={demoParts.dataTable} role="group" aria-labelledby="re-listings" tabIndex={0}>
        <table>
          <caption className={typography.visuallyHidden}>Listings</caption>
          <thead>
            <tr>
              <th scope="col">Home</th>
              <th scope="col">Price</th>
              <th scope="col">Status</th>
              <th scope="col">Views, last 30 days</th>
              <th scope="col">Saves</th>
              <th scope="col">Viewings</th>
              <th scope="col">Days</th>
              <th scope="col">Featured</th>
              <th scope="col">Owner</th>
            </tr>
          </thead>
          <tbody>
            {props.state.properties.map((home) => (
              <ListingRow key={home.id} {...props} home={home} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type ListingRowProps = EstateProps & { readonly home: Property };

function ListingRow({ state, dispatch, tools, now, home }: ListingRowProps) {
  const traffic = state.traffic[home.id];
  const days = daysOnMarket(home, now);
  const nameId = `re-listing-${home.id}`;
  function report() {
    const file = makePdf(home.title, vendorReport(state, home, now));
    if (!tools.save(`vendor-report-${home.id}.pdf`, file)) return;
    tools.announce(`Vendor report for ${home.title} downloaded`);
    tools.toast({ text: "Vendor report downloaded" });
  }
  return (
    <tr>
      <th scope="row">
        <span className={cn(row(12), styles.home)}>
          <PropertyScene home={home} />
          <span id={nameId}>{home.title}</span>
        </span>
      </th>
      <td>{home.price}</td>
      <td>
        <select
          className={forms.input}
          aria-label={`Status of ${home.title}`}
          value={home.status}
          onChange={(event) => {
            const status = propertyStatuses.find((one) => one === event.target.value);
            if (!status) return;
            dispatch({ type: "setStatus", id: home.id, status, now });
            tools.announce(`${home.title}: ${statusText({ ...home, status })}`);
          }}
        >
          {propertyStatuses.map((status) => (
            <option key={status} value={status}>
              {status === "sold" ? statusText({ ...home, status }) : statusLabels[status]}
            </option>
          ))}
        </select>
      </td>
      <td className={styles.visits}>
        <span className={textClass(14, 600)}>
          {traffic?.views}
          {days < 30 && <small className={typography.quiet}> in {counted(days, "day")}</small>}
        </span>
        <Sparkline values={traffic?.daily ?? []} />
      </td>
      <td>{savesOf(state, home.id)}</td>
      <td>{viewingCount(state, home.id)}</td>
      <td>{days}</td>
      <td>
        <button
          className={cn(demoParts.iconButton, styles.feature)}
          type="button"
          aria-label={`Feature ${home.title}`}
          aria-pressed={home.featured}
          onClick={() => {
            dispatch({ type: "toggleFeatured", id: home.id });
            tools.announce(`${home.title} is ${home.featured ? "no longer " : ""}featured`);
          }}
        >
          <Icon name="star" />
        </button>
      </td>
      <td>
        <button
          className={typography.link}
          type="button"
          aria-describedby={nameId}
          onClick={report}
        >
          <Icon name="download" />
          Vendor report
        </button>
      </td>
    </tr>
  );
}
