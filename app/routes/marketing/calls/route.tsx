import { myCall } from "#app/content/my-call.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { MyCall } from "#app/forms/call/my-call.tsx";

/** A secret waits in the address, or in the tab after a reload. */
export const handle = { start: "now" };

export function meta() {
  return pageMeta({ ...myCall.meta, path: "/calls", isIndexed: false });
}

export default function CallsPage() {
  return (
    <main id="main">
      <MyCall />
    </main>
  );
}
