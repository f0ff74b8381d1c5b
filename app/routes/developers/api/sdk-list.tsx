import { apiSdks } from "#app/content/api-reference.ts";

/** The three SDKs by name, each marked as an example (decision D74). */
export function SdkList() {
  return (
    <section className="wrap sdks" aria-labelledby={apiSdks.id}>
      <div>
        <h2 className="d" id={apiSdks.id}>
          {apiSdks.title}
        </h2>
        <p>{apiSdks.text}</p>
      </div>
      <ul>
        {apiSdks.list.map(({ name, text }) => (
          <li key={name}>
            <h3 className="h">{name}</h3>
            <span className="badge">{apiSdks.badge}</span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
