import type { FeatureArtName } from "#app/content/art-name.ts";
import { apis, cdn, chat, partners } from "./feature-advanced.ts";
import { commerce, community, database } from "./feature-core.ts";
import { analytics, payments, security, users, workflows } from "./feature-enterprise.ts";

const drawings: Readonly<Record<FeatureArtName, () => string>> = {
  database,
  commerce,
  community,
  partners,
  apis,
  cdn,
  chat,
  analytics,
  workflows,
  payments,
  users,
  security,
};

export function drawFeature(name: FeatureArtName): string {
  return drawings[name]();
}
