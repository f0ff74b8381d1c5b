import { describe, expect, test } from "vitest";
import { offsetIfTwice } from "./call-labels.ts";

describe("a time that the clocks show twice", () => {
  test("says which of the two it is", () => {
    expect(offsetIfTwice("2026-11-01T05:00:00.000Z", "America/New_York")).toBe("GMT-4");
    expect(offsetIfTwice("2026-11-01T06:45:00.000Z", "America/New_York")).toBe("GMT-5");
    expect(offsetIfTwice("2027-04-03T14:45:00.000Z", "Australia/Lord_Howe")).toBe("GMT+11");
    expect(offsetIfTwice("2027-04-03T15:15:00.000Z", "Australia/Lord_Howe")).toBe("GMT+10:30");
  });

  test("is not the hour before, the hour after, or one in spring", () => {
    expect(offsetIfTwice("2026-11-01T04:45:00.000Z", "America/New_York")).toBe("");
    expect(offsetIfTwice("2026-11-01T07:00:00.000Z", "America/New_York")).toBe("");
    expect(offsetIfTwice("2027-03-14T07:00:00.000Z", "America/New_York")).toBe("");
    expect(offsetIfTwice("2026-11-01T05:00:00.000Z", "UTC")).toBe("");
  });
});
