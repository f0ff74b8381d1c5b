import { deliveryTime, packageFacts } from "#app/content/pricing.ts";
import { purchase } from "#app/content/purchase.ts";
import { formatMoney, savePercent } from "#app/lib/money.ts";
import type { ChosenPackage, OrderChoice } from "./order-choice.ts";
import { orderTotal } from "./order-total.ts";

const words = purchase.summary;

/** What is in the order and what it comes to; once and monthly stay apart. */
export function OrderSummary({ choice }: { readonly choice: OrderChoice }) {
  const { pack, addOns } = choice;
  const { once, monthly } = orderTotal(choice);
  return (
    <>
      <h2 className="h">{words.title}</h2>
      {pack ? <PackageLines pack={pack} /> : <p className="bill__none">{words.none}</p>}
      {addOns.length > 0 && (
        <ul className="bill__l">
          {addOns.map((addOn) => (
            <li key={addOn.id}>
              <span>{addOn.name}</span>{" "}
              <b>
                +{formatMoney(addOn.price)}
                {addOn.isMonthly && "/month"}
              </b>
            </li>
          ))}
        </ul>
      )}
      <div className="bill__t" aria-live="polite">
        {pack && (
          <p>
            <span>{words.once}</span> <b className="d">{formatMoney(once)}</b>
          </p>
        )}
        {pack && monthly > 0 && (
          <p>
            <span>{words.monthly}</span>{" "}
            <b className="h">
              {formatMoney(monthly)} {words.monthlyUnit}
            </b>
          </p>
        )}
      </div>
      {pack && (
        <p className="bill__n">
          {words.tax} {monthly > 0 && words.monthlyNote}
        </p>
      )}
    </>
  );
}

function PackageLines({ pack }: { readonly pack: ChosenPackage }) {
  return (
    <>
      <div className="bill__p">
        <h3>{pack.name}</h3>
        <p>
          <span className="bill__was">
            <span className="vh">{words.was} </span>
            <s>{formatMoney(pack.originalPrice)}</s>
          </span>{" "}
          <b>
            <span className="vh">{words.now} </span>
            {formatMoney(pack.price)}
          </b>{" "}
          <span className="bill__save">
            {words.save(savePercent(pack.price, pack.originalPrice))}
          </span>
        </p>
      </div>
      <dl className="bill__f">
        <div>
          <dt>delivery</dt>
          <dd>{deliveryTime(pack)}</dd>
        </div>
        {packageFacts(pack).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
