import type { FeatureDrawingName } from "#app/content/art-name.ts";
import analytics from "./features/analytics.svg?drawing";
import apis from "./features/apis.svg?drawing";
import { drawCdn } from "./features/cdn.ts";
import chat from "./features/chat.svg?drawing";
import commerce from "./features/commerce.svg?drawing";
import community from "./features/community.svg?drawing";
import { drawDatabase } from "./features/database.ts";
import partners from "./features/partners.svg?drawing";
import payments from "./features/payments.svg?drawing";
import security from "./features/security.svg?drawing";
import telephones from "./features/telephones.svg?drawing";
import users from "./features/users.svg?drawing";
import workflows from "./features/workflows.svg?drawing";

/** An illustration for each feature card. */
export const features: Readonly<Record<FeatureDrawingName, string>> = {
  database: drawDatabase(),
  commerce,
  community,
  partners,
  apis,
  cdn: drawCdn(),
  chat,
  analytics,
  workflows,
  payments,
  users,
  security,
  telephones,
};
