import { withFreshServer } from "../child-server.ts";
import { withTempFolder } from "../clean-up.ts";
import { withSiteCopy } from "../site-copy.ts";
import { writeSiteWithoutScript } from "./without-script.ts";

export type BothSites = {
  /** Origins of two servers of the same kind. */
  readonly ours: string;
  readonly withoutScript: string;
  /** Where the files of the first lie. */
  readonly folder: string;
};

/** Serves the built site and the same site without script. */
export function withBothSites<Result>(
  work: (sites: BothSites) => Promise<Result>,
): Promise<Result> {
  return withSiteCopy((folder) =>
    withTempFolder((bareFolder) =>
      withFreshServer({ SITE_DIR: folder }, (ours) =>
        withFreshServer({ SITE_DIR: writeSiteWithoutScript(folder, bareFolder) }, (bare) =>
          work({ ours: ours.origin, withoutScript: bare.origin, folder }),
        ),
      ),
    ),
  );
}
