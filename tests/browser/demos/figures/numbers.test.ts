import { expect, test } from "vitest";
import { agree, firstNumber } from "./numbers.ts";

const valueOf = (text: string) => firstNumber(text)?.value;

test("money, thousands, percentages, signs and compact numbers are read as what they say", () => {
  expect(firstNumber("$4,002.69")).toEqual({ value: 4002.69, step: 0.01, unit: "money" });
  expect(firstNumber("1,121 orders")).toEqual({ value: 1121, step: 1, unit: "count" });
  expect(firstNumber("3.1%")).toEqual({ value: 3.1, step: 0.1, unit: "percent" });
  expect(firstNumber("73 percent")).toEqual({ value: 73, step: 1, unit: "percent" });
  expect(firstNumber("12.4k members")).toEqual({ value: 12_400, step: 100, unit: "count" });
  expect(valueOf("$15.6K")).toBe(15_600);
  expect(valueOf("−$6.11")).toBe(-6.11);
  expect(valueOf("18 Kettlebells")).toBe(18);
  expect(firstNumber("none")).toBeNull();
});

test("durations are minutes", () => {
  expect(valueOf("4 h 20 min")).toBe(260);
  expect(valueOf("10 h")).toBe(600);
  expect(valueOf("58 min")).toBe(58);
});

test("two numbers agree where one may be the other rounded, and nowhere else", () => {
  const agreeing = (one: string, other: string) => {
    const [left, right] = [firstNumber(one), firstNumber(other)];
    return left !== null && right !== null && agree(left, right);
  };
  expect(agreeing("12.4k", "12,430")).toBe(true);
  expect(agreeing("12.4k", "12,460")).toBe(false);
  expect(agreeing("$9,877", "$9,877.20")).toBe(true);
  expect(agreeing("1,121", "1,122")).toBe(false);
});
