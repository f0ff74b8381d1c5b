import * as z from "zod";
import type { PlateName } from "../../app/content/art-name.ts";
import { authors } from "../../app/content/blog.ts";
import { articleCategories, employmentTypes } from "../../app/content/documents.ts";

const plates = [
  "technology",
  "development",
  "design",
  "architecture",
  "backend",
  "performance",
] as const satisfies readonly PlateName[];

const day = z.iso.date("must be a day, like 2025-11-12");

/** The name of the site is added to it, and together they stay within 60 characters. */
const metaTitle = z.string().trim().min(19).max(49);

const described = {
  title: z.string().trim().min(5).max(80),
  metaTitle: metaTitle.optional(),
  description: z.string().trim().min(70).max(160),
};

/** Front matter of `app/content/blog`. */
export const articleSchema = z.strictObject({
  ...described,
  excerpt: z.string().trim().min(40).max(200),
  author: z.enum(authors.map(({ name }) => name)),
  date: day,
  category: z.enum(articleCategories),
  image: z.enum(plates),
  caption: z.string().trim().min(10).max(120),
});

/** Front matter of `app/content/press`. */
export const releaseSchema = z.strictObject({
  ...described,
  excerpt: z.string().trim().min(40).max(220),
  date: day,
  place: z.string().trim().min(3),
});

/** Front matter of `app/content/jobs`. */
export const jobSchema = z
  .strictObject({
    ...described,
    location: z.string().trim().min(3),
    isRemote: z.boolean(),
    type: z.enum(Object.keys(employmentTypes) as (keyof typeof employmentTypes)[]),
    department: z.string().trim().min(2),
    summary: z.string().trim().min(40).max(260),
    requirements: z.array(z.string().trim().min(10)).min(3).max(8),
    datePosted: day,
    validThrough: day,
  })
  .refine((job) => job.datePosted < job.validThrough, {
    path: ["validThrough"],
    message: "must come after datePosted",
  });
