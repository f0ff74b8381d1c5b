import { circle, moved, path, rect, times } from "./svg-markup.ts";

/** A calendar whose pulse beats through one chosen day. */
export function healthcare(): string {
  const chosen = 8;
  return (
    rect(38, 34, 244, 186, "ms", 10) +
    rect(38, 34, 244, 42, "mk", 10) +
    rect(38, 60, 244, 16, "mk") +
    rect(84, 18, 14, 34, "mk", 5) +
    rect(222, 18, 14, 34, "mk", 5) +
    times(18, (day) => {
      const paint = day === chosen ? "ma" : day % 5 === 3 ? "mas" : "mi";
      return rect(58 + (day % 6) * 36, 90 + Math.floor(day / 6) * 40, 28, 30, paint, 5);
    }) +
    path("M0 152H96l12-34 22 74 18-52 8 12h32", "mkl", 'stroke-width="5" stroke-linejoin="round"') +
    path("M188 152H320", "mkl", 'stroke-width="5"') +
    rect(130, 130, 28, 30, "ma", 5) +
    path("M144 137v16m-8-8h16", "mol", 'stroke-width="4"')
  );
}

/** A graduate's cap on a stack of books. */
export function education(): string {
  return (
    rect(46, 186, 228, 26, "mk", 3) +
    rect(66, 156, 196, 26, "ms", 3) +
    rect(54, 126, 206, 26, "mas", 3) +
    path("M52 199h70M84 169h46", "mgl", 'stroke-width="4"') +
    path("M160 22 290 68 160 114 30 68Z", "mk") +
    path("M94 94v36c0 12 30 22 66 22s66-10 66-22V94l-66 24Z", "mk", 'opacity=".92"') +
    path("M160 68 262 84v46", "mal", 'stroke-width="5"') +
    rect(253, 128, 18, 34, "ma", 4) +
    circle(160, 68, 6, "ma") +
    rect(0, 212, 320, 28, "mas")
  );
}

/** Scales that weigh a stack of papers. */
export function legal(): string {
  return (
    rect(150, 46, 20, 160, "mk") +
    rect(96, 200, 128, 18, "mk", 3) +
    circle(160, 40, 15, "ma") +
    moved("rotate(-9 160 66)", rect(38, 60, 244, 12, "mk", 3)) +
    path("M46 84 18 156M46 84 76 156", "mkl", 'stroke-width="3"') +
    path("M8 156h78a39 34 0 0 1-78 0Z", "ms") +
    path("M274 50l-30 66M274 50l30 66", "mkl", 'stroke-width="3"') +
    path("M234 116h80a40 34 0 0 1-80 0Z", "ma") +
    rect(250, 78, 20, 38, "ms", 1) +
    rect(274, 66, 22, 50, "mas", 1) +
    path("M254 88h12M254 96h12M279 78h12M279 88h12M279 98h8", "mkl", 'stroke-width="2"') +
    rect(32, 132, 30, 24, "mk", 1)
  );
}

/** A seedling that grows from a stack of coins. */
export function nonprofit(): string {
  const coin = (index: number) => {
    const y = 214 - index * 20;
    const top = index === 3 ? "ms" : "mas";
    return (
      `<ellipse cx="160" cy="${y}" rx="84" ry="20" class="mk"/>` +
      path(`M76 ${y}v-10a84 20 0 0 0 168 0v10`, "mk") +
      `<ellipse cx="160" cy="${y - 10}" rx="84" ry="20" class="${top}"/>`
    );
  };
  return (
    times(4, coin) +
    path("M160 148V74", "mkl", 'stroke-width="7"') +
    path("M160 92C160 52 194 26 250 24c0 42-32 72-90 68Z", "ma") +
    path("M160 116c0-32-26-54-76-56 0 36 28 62 76 56Z", "mk") +
    path("M160 92c20-22 42-40 66-50", "mol", 'stroke-width="2.5"') +
    path("M160 116c-16-18-34-32-54-40", "mgl", 'stroke-width="2.5"')
  );
}
