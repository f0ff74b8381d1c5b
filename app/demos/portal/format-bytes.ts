const units = ["KB", "MB", "GB"] as const;

/** Bytes as the portal counts them, 1,024 to the next unit: `1023 B`, `12.0 KB`, `5.0 MB`. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes <= 0) return "0 B";
  if (bytes < 1024) return `${Math.round(bytes)} B`;
  // What would be rounded to 1024.0 belongs to the next unit.
  const isBelowNext = (power: number) => Number((bytes / 1024 ** power).toFixed(1)) < 1024;
  const power = [1, 2].find(isBelowNext) ?? 3;
  return `${(bytes / 1024 ** power).toFixed(1)} ${units[power - 1] ?? "GB"}`;
}
