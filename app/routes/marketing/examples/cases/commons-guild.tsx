import { commonsGuild } from "#app/content/case-studies/commons-guild.ts";
import { caseMeta } from "../case-meta.ts";
import { CaseStudyPage } from "../case-study-page.tsx";

export function meta() {
  return caseMeta("commons-guild", commonsGuild);
}

export default function CommonsGuildPage() {
  return <CaseStudyPage slug="commons-guild" story={commonsGuild} />;
}
