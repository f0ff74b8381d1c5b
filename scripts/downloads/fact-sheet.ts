import { press } from "../../app/content/press.ts";
import { site } from "../../app/content/site.ts";
import type { Block } from "./pdf/block.ts";

/** The company on one page, from the press page's own words. */
export function factSheet(): Block[] {
  const { name, email, phone, phoneHours } = site;
  return [
    { kind: "band", title: "Fact sheet", text: `${name} in figures, facts and one sentence.` },
    { kind: "figures", figures: press.stats },
    {
      kind: "facts",
      facts: press.company.facts.map(({ term, text }) => ({ label: term, value: text })),
    },
    {
      kind: "facts",
      facts: [
        { label: "E-mail", value: email, href: `mailto:${email}` },
        { label: "Telephone", value: `${phone.label}, ${phoneHours}`, href: phone.href },
        {
          label: "Press page",
          value: `${new URL(site.origin).host}/press`,
          href: `${site.origin}/press`,
        },
      ],
    },
  ];
}
