import { circle, moved, path, rect } from "./svg-markup.ts";

/** Two shelves of goods, one gap waiting to be filled. */
export function retail(): string {
  return (
    path("M0 112H320M0 212H320", "mkl", 'stroke-width="7"') +
    rect(22, 38, 52, 71, "mk", 2) +
    rect(80, 62, 40, 47, "ms", 2) +
    rect(126, 20, 58, 89, "ma", 2) +
    rect(190, 50, 46, 59, "mk", 2) +
    rect(242, 70, 62, 39, "ms", 2) +
    rect(22, 142, 74, 67, "ms", 2) +
    rect(102, 158, 42, 51, "mk", 2) +
    rect(150, 136, 56, 73, "mkl", 2, 'stroke-dasharray="5 5" stroke-width="2"') +
    rect(212, 150, 40, 59, "mk", 2) +
    rect(258, 132, 46, 77, "ma", 2) +
    path("M34 60H62M34 70H54", "mgl", 'stroke-width="3"') +
    rect(140, 40, 30, 20, "ms", 1) +
    path("M146 46v8m4-8v8m5-8v8m3-8v8m4-8v8", "mkl", 'stroke-width="1.6"') +
    path("M178 160v24m-12-12h24", "mal", 'stroke-width="4"')
  );
}

/** Three candidates' sheets in a fan, the top one accepted. */
export function recruitment(): string {
  return (
    moved("rotate(-13 160 250)", rect(70, 44, 150, 196, "ms", 8)) +
    moved("rotate(-4 160 250)", rect(84, 36, 150, 210, "mas", 8)) +
    moved(
      "rotate(7 160 260)",
      rect(96, 30, 156, 230, "mk", 8),
      circle(136, 76, 22, "ms"),
      path("M114 114a22 20 0 0 1 44 0z", "ms"),
      path("M174 66H232M174 82H216", "mgl", 'stroke-width="5"'),
      path(
        "M116 142H232M116 160H220M116 178H232M116 196H190",
        "mgl",
        'stroke-width="3" opacity=".5"',
      ),
    ) +
    circle(252, 176, 36, "ma") +
    path("m235 177 12 13 23-26", "mol", 'stroke-width="7"')
  );
}

/** Three houses on one street, one of them found. */
export function realestate(): string {
  return (
    rect(0, 206, 320, 34, "mk") +
    path("M14 206V120L58 82l44 38v86Z", "ms") +
    path("M92 206V86L150 34l58 52v120Z", "mk") +
    path("M198 206V112l50-42 50 42v94Z", "mas") +
    rect(136, 150, 30, 56, "ma", 1) +
    rect(112, 98, 24, 26, "ms", 1) +
    rect(166, 98, 24, 26, "ma", 1) +
    rect(34, 132, 18, 20, "mk", 1) +
    rect(62, 132, 18, 20, "mk", 1) +
    rect(48, 172, 22, 34, "mk", 1) +
    rect(220, 128, 20, 22, "mk", 1) +
    rect(256, 128, 20, 22, "mk", 1) +
    rect(236, 168, 24, 38, "mk", 1) +
    path("M264 12c16 0 28 12 28 28 0 20-28 44-28 44s-28-24-28-44c0-16 12-28 28-28Z", "ma") +
    circle(264, 40, 10, "ms") +
    path("M178 38v-14h14v27", "mk")
  );
}
