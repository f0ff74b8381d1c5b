import { describe } from "vitest";
import type { Engine } from "./engine.ts";
import { callJourneys } from "./journeys/calls.ts";
import { demoJourneys } from "./journeys/demos.ts";
import { formJourneys } from "./journeys/forms.ts";
import { frameJourneys } from "./journeys/frame.ts";
import { inboxJourneys } from "./journeys/inbox.ts";
import { motionJourneys, stillJourneys } from "./journeys/motion.ts";
import { narrowJourneys } from "./journeys/narrow.ts";
import { pageJourneys } from "./journeys/pages.ts";
import { scriptlessJourneys } from "./journeys/scriptless.ts";
import { aVisit } from "./visit.ts";

/** What has to hold in every engine. One browser makes all journeys but those that want another visitor. */
export function everyJourney(engine: Engine) {
  describe(`in ${engine.name}`, () => {
    describe("as most visitors", () => {
      const visit = aVisit(engine);
      frameJourneys(visit);
      stillJourneys(visit);
      formJourneys(visit);
      callJourneys(visit);
      demoJourneys(visit);
      inboxJourneys(visit);
      narrowJourneys(visit);
      pageJourneys(visit);
    });
    describe("with things that move", () => {
      motionJourneys(aVisit(engine, { motion: true }));
    });
    describe("without script", () => {
      scriptlessJourneys(aVisit(engine, { script: false }));
    });
  });
}
