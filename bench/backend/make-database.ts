import { openBackend, type OwnBackendSettings } from "../../server/backend/open-backend.ts";

/** A database as a first start leaves it, with nobody in it. */
export async function makeDatabase(settings: OwnBackendSettings, folder: string): Promise<void> {
  await (await openBackend(settings, folder)).close();
}
