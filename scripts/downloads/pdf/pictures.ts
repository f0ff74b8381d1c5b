import { opaquePngFrom } from "../../render/png.ts";
import { rocketColour } from "../../render/look-tokens.ts";
import type { RocketArt } from "../../render/rocket-art.ts";
import { starsBeside, type Box } from "../../render/star-field.ts";
import { page } from "./sheet.ts";

/** Pixels per point: 180 dots per inch. */
const density = 2.5;

/** Where a picture's text stands, in points. */
const coverText = { left: 40, right: 400, top: 110, bottom: 380 };
const bandText = { left: 40, right: 440, top: 80, bottom: 190 };
const backText = { left: 40, right: 580, top: 110, bottom: 560 };

/** A whole page of sky with the ascent at its right. */
export function coverPicture({ stage, stars }: RocketArt): Buffer {
  const glow = afterglow({ x: 452, y: 740, rx: 380, ry: 420 });
  return picture(
    page.height,
    `${starField(stars, coverText, page.height)}${glow}${at(-250, 216, 0.64, stage)}`,
  );
}

/** Sky over smoke that becomes the page, of any height in points. */
export function smokePicture({ smoke, stars }: RocketArt, height: number): Buffer {
  const scale = 0.52;
  const text = height === page.height ? backText : bandText;
  const glow = afterglow({ x: 476, y: height - 10, rx: 300, ry: 190 });
  return picture(
    height,
    `${starField(stars, text, height)}${glow}${at(-130, height - 900 * scale, scale, smoke)}`,
  );
}

function picture(height: number, content: string): Buffer {
  return opaquePngFrom(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${height}"><rect width="${page.width}" height="${height}" fill="${rocketColour("sky")}"/>${content}</svg>`,
    { width: page.width * density },
  );
}

function at(x: number, y: number, scale: number, content: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
}

function starField(stars: string, text: Box, height: number): string {
  const beside = starsBeside(stars, text, { width: page.width, height });
  return `<g fill="${rocketColour("star")}" opacity=".7">${beside}</g>`;
}

type Ellipse = {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
};

function afterglow({ x, y, rx, ry }: Ellipse): string {
  return `<defs><radialGradient id="afterglow"><stop stop-color="#ff7716" stop-opacity=".55"/><stop offset=".6" stop-color="#aa3606" stop-opacity=".28"/><stop offset="1" stop-color="#aa3606" stop-opacity="0"/></radialGradient></defs><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#afterglow)"/>`;
}
