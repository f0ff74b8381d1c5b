import { readFileSync } from "node:fs";
import * as z from "zod";
import { desk, phone, type Scene } from "./scene.ts";

/** The morning of the demos' golden numbers, and the day after the newest sample record. */
const moment = "2026-11-20T09:00:00Z";

const step = z.tuple([z.string()], z.union([z.string(), z.number()]));

const scene = z.strictObject({
  name: z.string().optional(),
  address: z.string().startsWith("/"),
  part: z.string().optional(),
  mask: z.array(z.string()).optional(),
  widths: z.array(z.int()).optional(),
  looks: z.array(z.string()).optional(),
  steps: z.array(step).optional(),
  fullPage: z.boolean().optional(),
  settle: z.int().optional(),
  isSignedIn: z.boolean().optional(),
});

const planShape = z.strictObject({
  $comment: z.string().optional(),
  looks: z.array(z.string()).default(["rocket", "cyber", "space"]),
  widths: z.array(z.int()).default([phone, desk]),
  height: z.int().default(900),
  /** How many pixels of a picture may differ. */
  threshold: z.int().min(0).default(0),
  /** How far one pixel's colour may be off before it counts, 0 to 1. */
  tolerance: z.number().min(0).max(1).default(0),
  /** The page's clock. */
  time: z.coerce.date().default(new Date(moment)),
  lookKey: z.string().default("look"),
  /** How often the page's clock moves on a tenth of a second before a scene is looked at. */
  settle: z.int().default(30),
  forcedColors: z.enum(["active", "none"]).default("none"),
  scenes: z.array(scene),
});

export type Plan = Omit<z.infer<typeof planShape>, "scenes"> & {
  readonly scenes: readonly Scene[];
};

/** The plan of a file, of some addresses, or else the project's own. @throws Error where a file is no plan */
export async function readPlan(file?: string, addresses?: readonly string[]): Promise<Plan> {
  if (addresses) return planOf({ scenes: addresses.map((address) => ({ address })) });
  if (file) return planOf(JSON.parse(readFileSync(file, "utf8")));
  const { allScenes } = await import("./all.ts");
  return planOf({ scenes: allScenes });
}

function planOf(value: unknown): Plan {
  const read = planShape.safeParse(value);
  if (!read.success) throw new Error(`This is no plan.\n${z.prettifyError(read.error)}`);
  const scenes = read.data.scenes.map((one) => ({ ...one, name: one.name ?? nameOf(one.address) }));
  return { ...read.data, scenes };
}

const nameOf = (address: string) =>
  address.replaceAll(/[^a-z0-9]+/gi, "-").replaceAll(/^-|-$/g, "") || "home";
