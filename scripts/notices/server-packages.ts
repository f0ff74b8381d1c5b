import { existsSync } from "node:fs";
import { readManifest, type ShippedPackage } from "./read-package.ts";

type Lock = {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly dev?: boolean;
        readonly devOptional?: boolean;
        readonly optional?: boolean;
        readonly peer?: boolean;
      }
    >
  >;
};

/** What the server needs, its packages' packages included, by the lock. */
export function serverPackages(lock: Lock): readonly Omit<ShippedPackage, "text">[] {
  return Object.entries(lock.packages)
    .filter(([folder, entry]) => folder !== "" && !Object.values(kinds(entry)).some(Boolean))
    .filter(([folder]) => existsSync(folder))
    .map(([folder]) => readManifest(folder));
}

/** Every one of them says that a package is not needed in production, or not everywhere. */
function kinds({ dev, devOptional, optional, peer }: Lock["packages"][string]) {
  return { dev, devOptional, optional, peer };
}
