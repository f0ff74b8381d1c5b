/** Takes over leads from a file. */
export function ImportPage() {
  return <section />;
}
