// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CopyButton } from "./copy-button.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function setUp(writeText: (text: string) => Promise<void>) {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const onRefused = vi.fn();
  render(
    <CopyButton text="maya@ortega.example" label="Copy" doneLabel="Copied" onRefused={onRefused} />,
  );
  return onRefused;
}

async function press() {
  await act(async () => {
    fireEvent.click(screen.getByRole("button"));
  });
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test("the confirmation stays for exactly two seconds", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  setUp(writeText);
  await press();
  expect(writeText).toHaveBeenCalledWith("maya@ortega.example");
  expect(screen.getByRole("button").textContent).toBe("Copied");
  pass(1999);
  expect(screen.getByRole("button").textContent).toBe("Copied");
  pass(1);
  expect(screen.getByRole("button").textContent).toBe("Copy");
});

test("a refused copy is handed on and confirms nothing", async () => {
  const onRefused = setUp(() => Promise.reject(new Error("not allowed")));
  await press();
  expect(onRefused).toHaveBeenCalledOnce();
  expect(screen.getByRole("button").textContent).toBe("Copy");
});
