import { bold, circle, each, middle, moved, path, rect, text } from "./svg-markup.ts";

const chapters = [
  "Why services fail",
  "Mapping the desk",
  "The first call",
  "Queues and waits",
  "Closing the loop",
  "Measures",
  "Project",
];
const current = 2;

export function learning(): string {
  return rect(0, 0, 740, 424, "ms") + lesson() + controls() + chapterList();
}

/** The film, stopped on a diagram of a customer's path. */
function lesson(): string {
  const stations = [
    [76, 160, "ma"],
    [176, 160, "ma"],
    [214, 216, "mpt"],
    [300, 216, "mpt"],
    [338, 160, "ma"],
  ] as const;
  return (
    rect(20, 20, 468, 280, "mp", 10) +
    moved(
      "translate(20 20)",
      text(28, 46, "Chapter 3", "tpt", 'opacity=".7"'),
      text(26, 86, "The first call", "tx tpt", 'font-size="34"'),
      path(
        "M28 132H440M28 190H440",
        "",
        'fill="none" stroke="var(--m-pt)" opacity=".22" stroke-dasharray="3 5"',
      ),
      path("M76 160H176L214 216H300L338 160H420", "mal"),
      each(stations, ([x, y, paint]) => circle(x, y, 11, paint)),
      text(28, 122, "Customer", "ts tpt", 'opacity=".7"'),
      circle(418, 46, 26, "mpt"),
      path("m411 34 20 12-20 12z", "mp"),
    )
  );
}

function controls(): string {
  return (
    rect(40, 274, 428, 5, "mi", 3) +
    rect(40, 274, 178, 5, "ma", 3) +
    circle(218, 276.5, 8, "ma") +
    text(20, 336, "Service design for operators", "tb") +
    text(20, 360, "Chapter 3 of 7, 12:40 of 28:15, speed 1.25", "t2") +
    rect(20, 376, 204, 32, "ma", 6) +
    text(122, 397, "Mark Chapter as Complete", "to ts", `${middle} ${bold}`) +
    rect(234, 376, 160, 32, "mi", 6) +
    text(314, 397, "Download Resources", "ts", middle)
  );
}

function chapterList(): string {
  return (
    path("M508 0V424", "ml") +
    text(530, 44, "Chapters", "tm") +
    each(chapters, (chapter, index) => {
      const y = 79 + index * 42;
      const isDone = index < current;
      return (
        (index === current ? rect(520, y - 19, 204, 38, "mas", 7) : "") +
        circle(542, y, 8, isDone ? "ma" : "mk2") +
        (isDone ? path(`m538 ${y} 3 3 6-6`, "mol", 'stroke-width="1.8"') : "") +
        text(562, y + 4, chapter, index === current ? "tm" : "")
      );
    }) +
    rect(530, 366, 186, 8, "mi", 4) +
    rect(530, 366, 76, 8, "ma", 4) +
    text(530, 396, "41% complete", "t2")
  );
}
