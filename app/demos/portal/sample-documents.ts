import { addDays, isoDay } from "#domain/dates.ts";
import type { DocumentCategory, PortalDoc } from "./model.ts";

type Sample = readonly [
  id: string,
  name: string,
  type: string,
  size: string,
  daysAgo: number,
  status: PortalDoc["status"],
  category: DocumentCategory,
  reason?: string,
];

const samples: readonly Sample[] = [
  [
    "insurance",
    "Insurance Certificate",
    "PDF",
    "188 KB",
    34,
    "rejected",
    "Compliance",
    "Certificate expired. Please upload the current policy year.",
  ],
  ["agreement", "Orbitra Partner Agreement", "PDF", "1.8 MB", 412, "approved", "Contracts"],
  ["nda", "Mutual NDA Halcyon Bridge", "PDF", "240 KB", 410, "approved", "Contracts"],
  ["referral", "Referral Addendum", "PDF", "318 KB", 9, "pending", "Contracts"],
  ["performance", "Quarterly Performance Report", "PDF", "2.4 MB", 21, "approved", "Reports"],
  ["pipeline", "Pipeline Export", "CSV", "96 KB", 6, "approved", "Reports"],
  ["review", "Annual Partner Review", "PDF", "3.1 MB", 290, "approved", "Reports"],
  ["branding", "Co-branding Guidelines", "PDF", "5.6 MB", 75, "approved", "Marketing"],
  ["webinar", "Joint Webinar One-Pager", "PDF", "720 KB", 3, "pending", "Marketing"],
  ["processing", "Data Processing Addendum", "PDF", "410 KB", 130, "approved", "Compliance"],
  ["security", "Security Questionnaire", "CSV", "64 KB", 2, "pending", "Compliance"],
];

export function buildDocuments(now: Date): PortalDoc[] {
  return samples.map(([id, name, type, size, daysAgo, status, category, reason]) => ({
    id,
    name,
    type,
    size,
    uploadDate: isoDay(addDays(now, -daysAgo)),
    status,
    category,
    ...(reason !== undefined && { reason }),
  }));
}
