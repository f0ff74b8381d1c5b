// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { signInErrors, unexpectedError } from "#app/content/messages.ts";
import { signInWithPassword } from "./session-client.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { useSignIn } from "./use-sign-in.ts";

vi.mock("./session-client.ts", () => ({ signInWithPassword: vi.fn() }));
vi.mock("#app/components/ui/toast-host.tsx", () => ({
  notify: () => Promise.resolve(),
  preloadToasts: () => Promise.resolve(),
}));

const answer = vi.mocked(signInWithPassword);

afterEach(() => {
  cleanup();
  answer.mockReset();
});

function setUp() {
  const onSignedIn = vi.fn();
  function Form() {
    return <SignInForm form={useSignIn(onSignedIn)} />;
  }
  render(<Form />);
  return { onSignedIn, user: userEvent.setup() };
}

const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const button = () => screen.getByRole("button");

test("the fields start empty, are required, and are known to password managers", () => {
  setUp();
  expect([email().value, password().value]).toEqual(["", ""]);
  expect([email().required, password().required]).toEqual([true, true]);
  expect([email().autocomplete, password().autocomplete]).toEqual(["username", "current-password"]);
});

test("empty fields are named, the summary takes the focus, and nothing is sent", async () => {
  const { user } = setUp();
  await user.click(button());
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  expect(screen.getAllByText(signInErrors.emailMissing)).toHaveLength(2);
  expect(answer).not.toHaveBeenCalled();
  await user.type(email(), "dana@perilune.example");
  expect(screen.queryByText(signInErrors.emailMissing)).toBeNull();
  expect(screen.getAllByText(signInErrors.passwordMissing)).toHaveLength(2);
});

test("while it is busy the button says so and a second click sends nothing", async () => {
  const { user, onSignedIn } = setUp();
  const { promise, resolve } = Promise.withResolvers<{ ok: true }>();
  answer.mockReturnValue(promise);
  await user.type(email(), " dana@perilune.example ");
  await user.type(password(), " secret ");
  await user.click(button());
  expect(button().textContent).toBe("Signing In...");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  await user.click(button());
  expect(answer.mock.calls).toEqual([["dana@perilune.example", " secret "]]);
  resolve({ ok: true });
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

test("a refusal stands inline and keeps what was typed", async () => {
  const { user, onSignedIn } = setUp();
  answer.mockResolvedValueOnce({
    ok: false,
    message: "Invalid login credentials",
    status: 400,
    code: "invalid_credentials",
  });
  await user.type(email(), "dana@perilune.example");
  await user.type(password(), "wrong{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("Invalid login credentials");
  expect([email().value, password().value]).toEqual(["dana@perilune.example", "wrong"]);
  expect(onSignedIn).not.toHaveBeenCalled();
  answer.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await user.click(button());
  expect(await screen.findByText(unexpectedError)).toBeDefined();
});
