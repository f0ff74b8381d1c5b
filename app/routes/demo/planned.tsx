import { useLocation } from "react-router";
import "#app/styles/demo-planned.css";
import { DemoList } from "#app/components/demo/demo-list.tsx";
import { Mockup } from "#app/components/marketing/art/mockup.tsx";
import { Chips } from "#app/components/marketing/chips.tsx";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { demoCatalog } from "#app/content/demo-catalog.ts";
import { contactHref, demoLines } from "#app/content/demo-offer.ts";
import { demoPages, demoPreviews, type PlannedDemo } from "#app/content/demo-previews.ts";
import { pageMeta } from "#app/content/page-meta.ts";

type MetaArgs = { readonly location: { readonly pathname: string } };

const open = demoCatalog.filter(({ isOpen }) => isOpen);

export function meta({ location }: MetaArgs) {
  const { slug, title } = demoAt(location.pathname);
  return pageMeta({
    title: `${title} demo`,
    description: `${demoLines[slug]} ${demoPreviews[slug].points[0]}, in the sample application of our ${title}.`,
    path: `/demo/${slug}`,
    isIndexed: false,
  });
}

/** A demo that does not run yet: what it shows and does, and those that run. */
export default function PlannedDemoPage() {
  const { slug } = demoAt(useLocation().pathname);
  const { screens, points } = demoPreviews[slug];
  return (
    <main id="main" className="wrap planned">
      <div className="preview">
        <div className={`art-hue hue-${slug} preview__win`}>
          <Mockup name={slug} />
        </div>
        <div className="preview__t">
          <p className="preview__l1">{demoLines[slug]}</p>
          <p className="preview__s">{demoPages.state}</p>
          <h2 className="h">{demoPages.pointsHeading}</h2>
          <ul className="preview__l">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <h2 className="h">{demoPages.screensHeading}</h2>
          <Chips items={screens} />
          <div className="preview__cta" id="want">
            <ActionLink to={contactHref(slug)} label={demoPages.ask} icon="arrow" />
          </div>
        </div>
      </div>
      <h2 className="h preview__h">{demoPages.openHeading}</h2>
      <DemoList demos={open} />
    </main>
  );
}

/** The demo of an address such as `/demo/portal`, with or without a slash at its end. */
function demoAt(pathname: string): { readonly slug: PlannedDemo; readonly title: string } {
  const slug = pathname.split("/")[2];
  const planned = demoCatalog.filter((demo) => !demo.isOpen);
  const demo = planned.find((one) => one.slug === slug) ?? planned[0];
  if (!demo) throw new Error("Every demo is open.");
  return demo;
}
