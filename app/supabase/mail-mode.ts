import * as z from "zod/mini";
import { RepositoryError } from "#app/lib/repository-error.ts";
import { backendAddress } from "./backend-address.ts";
import { database, read } from "./staff-database.ts";

/** Whether letters leave. @throws RepositoryError */
export async function fetchMailMode(): Promise<"on" | "off" | "hosted"> {
  const { url, hasMail } = await backendAddress().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
  if (url === location.origin) return hasMail ? "on" : "off";
  // Only `npm run mail` tells a hosted project where letters come from.
  const address = await read((await database()).rpc("own_address"), (found) =>
    z.string().parse(found),
  );
  return address === "" ? "hosted" : "on";
}
