import { useLocation } from "react-router";
import "#app/styles/demo-preview.css";
import { Mockup } from "#app/components/marketing/art/mockup.tsx";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { Breadcrumbs } from "#app/components/marketing/breadcrumbs.tsx";
import { Chips } from "#app/components/marketing/chips.tsx";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { demoCatalog } from "#app/content/demo-catalog.ts";
import { demoPages, demoPreviews } from "#app/content/demo-previews.ts";
import { pageMeta } from "#app/content/page-meta.ts";

type MetaArgs = { readonly location: { readonly pathname: string } };

export function meta({ location }: MetaArgs) {
  const demo = demoAt(location.pathname);
  const { line, points } = demoPreviews[demo.slug];
  return pageMeta({
    title: `${demo.title} demo`,
    description: `${line} ${points[0]}, in the sample application of our ${demo.title}.`,
    path: `/demo/${demo.slug}`,
    isIndexed: false,
  });
}

export default function DemoPreviewPage() {
  const demo = demoAt(useLocation().pathname);
  const { line, screens, points } = demoPreviews[demo.slug];
  return (
    <main id="main">
      <BarHero
        lines={[demo.title]}
        text={line}
        before={<Breadcrumbs crumbs={[{ name: demoPages.back, path: "/examples" }]} />}
      />
      <section className="sec">
        <div className="wrap preview">
          <div className={`art-hue hue-${demo.slug} preview__win`}>
            <Mockup name={demo.slug} />
          </div>
          <div className="preview__t">
            <p className="preview__s">{demoPages.state}</p>
            <h2 className="h">{demoPages.pointsHeading}</h2>
            <ul className="preview__l">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <h2 className="h">{demoPages.screensHeading}</h2>
            <Chips items={screens} />
            <div className="preview__cta">
              <ActionLink
                to={`/contact?projectType=${demo.projectType}&demo=${demo.slug}`}
                label={demoPages.ask}
                icon="arrow"
              />
              <ActionLink to="/examples" label={demoPages.back} look="line" />
            </div>
          </div>
        </div>
      </section>
    </main>
  );
}

/** The demo of an address such as `/demo/portal`, with or without a slash at its end. */
function demoAt(pathname: string) {
  const slug = pathname.split("/")[2];
  return demoCatalog.find((demo) => demo.slug === slug) ?? demoCatalog[0];
}
