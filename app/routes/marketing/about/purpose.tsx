import { about } from "#app/content/about.ts";

/** Mission and vision: one sentence each in display type, then why. */
export function Purpose() {
  return (
    <section className="sec purpose">
      {[about.mission, about.vision].map((part) => (
        <div key={part.heading} className="wrap purpose__p">
          <h2 className="h">{part.heading}</h2>
          <div>
            <p className="purpose__s d">{part.statement}</p>
            <div className="purpose__t">
              {part.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </div>
      ))}
    </section>
  );
}
