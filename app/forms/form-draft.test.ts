// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { dropDraft, hasDraft, restoreDraft, saveDraft } from "./form-draft.ts";

const key = "draft-test";

function aForm(): HTMLFormElement {
  document.body.innerHTML = `
    <form>
      <input name="name"><input name="password" type="password"><input name="cv" type="file">
      <input name="trap" type="hidden" value="served"><textarea name="message"></textarea>
      <select name="budget"><option value=""></option><option value="10k">10k</option></select>
      <input type="radio" name="way" value="call"><input type="radio" name="way" value="video">
      <details><summary>More</summary>
        <input type="checkbox" name="services" value="a"><input type="checkbox" name="services" value="b">
      </details>
      <details><summary>Even more</summary><input name="company"><input type="checkbox" name="terms"></details>
    </form>`;
  const form = document.querySelector("form");
  if (!form) throw new Error("no form");
  return form;
}

function field(name: string, value?: string): HTMLInputElement {
  const found = [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
  const [first] = value === undefined ? found : found.filter((one) => one.value === value);
  if (!first) throw new Error(`no ${name}`);
  return first;
}

function fill(form: HTMLFormElement) {
  field("name").value = "Maya";
  field("password").value = "orbit-lantern-4471";
  field("message").value = "Two\nlines";
  field("budget").value = "10k";
  field("way", "video").checked = true;
  field("services", "b").checked = true;
  return form;
}

beforeEach(() => sessionStorage.clear());

test("what was typed and chosen comes back, and only its fold is open", () => {
  saveDraft(key, fill(aForm()));
  restoreDraft(key, aForm());
  expect(field("name").value).toBe("Maya");
  expect(field("message").value).toBe("Two\nlines");
  expect(field("budget").value).toBe("10k");
  expect(field("way", "video").checked).toBe(true);
  expect(field("services", "a").checked).toBe(false);
  expect(field("services", "b").checked).toBe(true);
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, false]);
});

test("passwords, files and hidden fields are never kept", () => {
  saveDraft(key, fill(aForm()));
  const kept = sessionStorage.getItem(key) ?? "";
  for (const secret of ["orbit-lantern", "password", "cv", "trap"]) {
    expect(kept).not.toContain(secret);
  }
});

test("what was typed or chosen in the meantime stays", () => {
  saveDraft(key, fill(aForm()));
  const form = aForm();
  field("name").value = "Nils";
  field("way", "call").checked = true;
  restoreDraft(key, form);
  expect(field("name").value).toBe("Nils");
  expect(field("way", "call").checked).toBe(true);
  expect(field("message").value).toBe("Two\nlines");
});

test("the id of a send comes back with the very words that were sent, and with no others", () => {
  const id = "7f3a91c2-58e2-4d53-9c1b-2a9c1e3f7d40";
  saveDraft(key, fill(aForm()), id);
  expect(restoreDraft(key, aForm())).toBe(id);
  const form = aForm();
  field("name").value = "Nils";
  expect(restoreDraft(key, form)).toBeNull();
});

test("an emptied form leaves no draft, and neither does a dropped one", () => {
  saveDraft(key, fill(aForm()));
  saveDraft(key, aForm());
  expect(sessionStorage.getItem(key)).toBeNull();
  saveDraft(key, fill(aForm()));
  dropDraft(key);
  expect(sessionStorage.getItem(key)).toBeNull();
});

test.each(["", "{", "[]", '{"fields":[["a"]],"sendId":null}', '{"fields":3,"sendId":4}'])(
  "a draft that reads %j is none",
  (kept) => {
    sessionStorage.setItem(key, kept);
    expect(restoreDraft(key, aForm())).toBeNull();
    expect(field("name").value).toBe("");
  },
);

test("a draft is one while it holds a word", () => {
  expect(hasDraft(key)).toBe(false);
  saveDraft(key, fill(aForm()));
  expect(hasDraft(key)).toBe(true);
  dropDraft(key);
  expect(hasDraft(key)).toBe(false);
});

test("a field without a name, in which only robots write, is never kept", () => {
  const form = aForm();
  const unseen = document.createElement("input");
  form.append(unseen);
  unseen.value = "https://spam.example";
  saveDraft(key, form);
  expect(sessionStorage.getItem(key)).toBeNull();
});
