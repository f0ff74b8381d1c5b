import { Avatar } from "#app/components/demo/avatar.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { cluster, columns, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { formatLocal } from "#domain/dates.ts";
import { formatChange } from "#app/lib/percent.ts";
import { daysOnMarket, likenessOf, pricePerSqft, similarHomes } from "../homes.ts";
import { districtRow } from "../market.ts";
import type { Property } from "../model.ts";
import { amountOf } from "../price.ts";
import { areaText, bedsText, dollars, statusText, typeLabels } from "../labels.ts";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";
import { Gallery } from "./gallery.tsx";
import { PriceNote, Rating } from "./home-card.tsx";
import styles from "./home-details.module.css";
import { HomeLinks } from "./home-links.tsx";
import { MonthlyCost } from "./monthly-cost.tsx";
import { SaveButton } from "./save-button.tsx";

const label = textClass(13, "quiet");

type HomeDetailsProps = EstateProps & { readonly home: Property };

/** All there is to know about a home. */
export function HomeDetails(props: HomeDetailsProps) {
  const { home, tools, now } = props;
  const price = amountOf(home);
  return (
    <div className={cn(columns(2, 24, 1024), styles.details)}>
      <div className={stack(20)}>
        <Gallery home={home} />
        <div className={cn(cluster(14, "baseline"), styles.price)}>
          <b className={textClass(28, 650)}>{home.price}</b>
          <PriceNote home={home} now={now} />
          {home.status !== "sold" && <SaveButton {...props} home={home} />}
        </div>
        <p className={styles.description}>{home.description}</p>
        <Facts home={home} now={now} />
        <section className={stack(8)} aria-labelledby="re-features">
          <h3 className={estate.heading} id="re-features">
            What comes with it
          </h3>
          <ul className={cn(columns(2, 8, 620), styles.features)}>
            {home.features.map((feature) => (
              <li key={feature} className={row(8, "baseline")}>
                <Icon name="check" />
                {feature}
              </li>
            ))}
          </ul>
        </section>
        <section className={stack(8)} aria-labelledby="re-history">
          <h3 className={estate.heading} id="re-history">
            Price history
          </h3>
          <ul className={demoParts.rows}>
            {home.history.map(({ on, what, price: then }) => (
              <li key={`${what}-${on.getTime()}`}>
                <span>
                  {what} <span className={typography.quiet}>{formatLocal(on, "date")}</span>
                </span>
                <b>{then}</b>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className={stack(20)}>
        {home.status === "sale" && price !== null && <MonthlyCost price={price} tools={tools} />}
        <Agent home={home} />
        <Neighborhood {...props} />
        <Similar {...props} />
      </div>
    </div>
  );
}

function Facts({ home, now }: { readonly home: Property; readonly now: Date }) {
  const perFoot = pricePerSqft(home);
  const days = counted(daysOnMarket(home, now), "day");
  const facts = [
    ["Type", typeLabels[home.type]],
    ["Status", statusText(home)],
    ["Bedrooms", bedsText(home)],
    ["Baths", String(home.bathrooms)],
    ["Parking", home.parking === 0 ? "None" : String(home.parking)],
    ["Size", areaText(home)],
    ["Price per sq ft", perFoot === null ? "–" : dollars(perFoot)],
    [home.status === "sold" ? `${statusText(home)} after` : "Listed for", days],
  ] as const;
  return (
    <dl className={cn(columns(3, 16), styles.facts)}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className={label}>{term}</dt>
          <dd className={textClass(15, 600)}>{value}</dd>
        </div>
      ))}
      <div>
        <dt className={label}>Rating</dt>
        <dd className={textClass(15, 600)}>
          <Rating rating={home.rating} />
        </dd>
      </div>
    </dl>
  );
}

function Agent({ home: { agent } }: { readonly home: Property }) {
  return (
    <section className={row(14)} aria-labelledby="re-agent">
      <Avatar name={agent.avatar} size={48} />
      <div>
        <h3 id="re-agent">{agent.name}</h3>
        <a className={typography.link} href={`tel:+1${agent.phone.replaceAll(/\D/g, "")}`}>
          {agent.phone}
        </a>
      </div>
    </section>
  );
}

function Neighborhood({ state, dispatch, home, now }: HomeDetailsProps) {
  const figures = districtRow(home.district, state.properties, now);
  function open() {
    dispatch({ type: "district", district: home.district });
    dispatch({ type: "closeHome" });
    dispatch({ type: "tab", tab: "market" });
    focusAfter("#re-market");
  }
  return (
    <section aria-labelledby="re-hood">
      <h3 className={estate.heading} id="re-hood">
        {home.district}
      </h3>
      <ul className={cn(label, columns(3, 12), styles.district)}>
        <li>
          <b className={textClass(16, 650)}>{dollars(figures.perFoot)}</b> median per sq ft
        </li>
        <li>
          <b className={textClass(16, 650)}>{formatChange(figures.change)}</b> in a year
        </li>
        <li>
          <b className={textClass(16, 650)}>{figures.days}</b> median days on market
        </li>
      </ul>
      <button className={typography.link} type="button" onClick={open}>
        See the market
      </button>
    </section>
  );
}

function Similar({ state, dispatch, home }: HomeDetailsProps) {
  const homes = similarHomes(likenessOf(home), state.properties);
  if (homes.length === 0) return null;
  return (
    <section className={stack(8)} aria-labelledby="re-similar">
      <h3 className={estate.heading} id="re-similar">
        Similar homes
      </h3>
      <HomeLinks
        homes={homes}
        onOpen={(id) => dispatch({ type: "openHome", id, view: "details" })}
      />
    </section>
  );
}
