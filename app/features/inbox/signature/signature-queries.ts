import { queryOptions } from "@tanstack/react-query";
import { fetchSignature } from "./signature-repository.ts";

/** One's own signature; empty for none. */
export function signatureQuery() {
  return queryOptions({
    queryKey: ["signature"],
    queryFn: ({ signal }) => fetchSignature(signal),
  });
}
