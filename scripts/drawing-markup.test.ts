import { describe, expect, it } from "vitest";
import { drawingMarkup } from "./drawing-markup.ts";

const file = `<?xml version="1.0"?>
<svg
  xmlns="http://www.w3.org/2000/svg"
  viewBox="0 0 8 8"
  fill="#111111"
>
  <title>A house</title>
  <style>
    /* A page has its own values for these. */
    svg {
      --wall: #c0ffee;
      --face: Martian Mono, monospace;
    }
  </style>
  <rect id="ground" width="100%" height="100%" fill="#eeeeee" />
  <!-- The wall -->
  <g fill="none">
    <rect
      width="4"
      height="4"
      stroke="#c0ffee"
    />
  </g>
  <svg x="1">
    <text font-family="Martian Mono, monospace"><tspan fill="currentColor">1</tspan> a &amp; b</text>
  </svg>
</svg>
`;

function drawn(style: string, shapes: string): () => string {
  return () => drawingMarkup(`<svg><style>svg { ${style} }</style>${shapes}</svg>`);
}

describe("the markup of a drawing", () => {
  it("is its shapes on one line, in the page's colours, without what is for the file alone", () => {
    expect(drawingMarkup(file)).toBe(
      '<g fill="none"><rect width="4" height="4" stroke="var(--wall)"/></g>' +
        '<svg x="1"><text font-family="var(--face)"><tspan fill="currentColor">1</tspan> a &amp; b</text></svg>',
    );
  });

  it("keeps the colours of a drawing that names none", () => {
    expect(drawingMarkup('<svg><path d="M0 0" fill="#c0ffee" /></svg>')).toBe(
      '<path d="M0 0" fill="#c0ffee"/>',
    );
  });

  it("is refused when a colour has no name", () => {
    const draw = drawn("--wall: #c0ffee;", '<g fill="#c0ffee" /><g stop-color="white" />');
    expect(draw).toThrow("white");
  });

  it("is refused when two names have one value", () => {
    const draw = drawn("--wall: #c0ffee; --roof: #c0ffee;", '<g fill="#c0ffee" />');
    expect(draw).toThrow("--wall and --roof");
  });

  it("is refused when nothing has a name's value", () => {
    expect(drawn("--wall: #c0ffee;", '<g fill="none" />')).toThrow("--wall");
  });

  it("is refused when there is none", () => {
    expect(() => drawingMarkup("")).toThrow("<svg>");
  });
});
