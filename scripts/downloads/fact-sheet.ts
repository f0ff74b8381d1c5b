import { headlineStats } from "../../app/content/headline-stats.ts";
import { site } from "../../app/content/site.ts";
import type { Block } from "./pdf/block.ts";

/** The company on one page. */
export function factSheet(): Block[] {
  return [
    { kind: "band", title: "Fact sheet", text: site.tagline },
    { kind: "figures", figures: headlineStats },
    {
      kind: "facts",
      facts: [
        { label: "Name", value: site.name },
        { label: "Office", value: `${site.office.city}, ${site.office.region}` },
        { label: "E-mail", value: site.email, href: `mailto:${site.email}` },
        {
          label: "Telephone",
          value: `${site.phone.label}, ${site.phoneHours}`,
          href: site.phone.href,
        },
      ],
    },
  ];
}
