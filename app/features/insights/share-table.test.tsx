// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ShareTable } from "./share-table.tsx";

afterEach(cleanup);

test("where a lead came from is isolated: its sender's browser has said it", () => {
  const rows = [{ id: "a", label: "שלום", total: 1, more: [] }];
  render(<ShareTable title="Sources" column="Source" rows={rows} total={1} />);
  expect(screen.getByText("שלום").closest("bdi")).not.toBeNull();
});
