type Line = readonly [from: string, text: string, eventId?: string];

/** Who writes under a name of their own is named; `me` is the visitor. */
export type SampleConversation = {
  readonly id: string;
  readonly name: string;
  readonly online: boolean;
  readonly unread: number;
  /** Minutes since the last line. */
  readonly minutes: number;
  readonly lines: readonly Line[];
  readonly replies: readonly string[];
};

/** The conversations of the day; one of them names the weekday of the desk tour. */
export function sampleConversations(tourDay: string): readonly SampleConversation[] {
  return [
    {
      id: "wen",
      name: "Wen Zhao",
      online: true,
      unread: 2,
      minutes: 14,
      lines: [
        ["Wen Zhao", "Hi Robin, thanks for the plant tip."],
        ["me", "Did it survive?"],
        ["Wen Zhao", "Barely!"],
        ["Wen Zhao", `Are you coming to the desk tour on ${tourDay}?`, "desks"],
        ["Wen Zhao", "I saved you a slot."],
      ],
      replies: [
        "Great, see you there!",
        "Bring the folding shelf story.",
        "I'll ping you five minutes before.",
      ],
    },
    {
      id: "priya",
      name: "Priya Nair",
      online: true,
      unread: 1,
      minutes: 52,
      lines: [
        ["Priya Nair", "Can I quote your note on mornings?"],
        ["me", "Of course."],
        ["Priya Nair", "Lovely. Publishing tonight."],
        ["Priya Nair", "Would you read the draft?"],
      ],
      replies: ["You're quick. Sending it now.", "Honest notes only, please.", "Thank you, Robin."],
    },
    {
      id: "mateo",
      name: "Mateo Rossi",
      online: false,
      unread: 0,
      minutes: 150,
      lines: [
        ["me", "Which sleeve did you buy?"],
        ["Mateo Rossi", "Grey felt, the 8-inch one."],
        ["me", "Perfect."],
      ],
      replies: [],
    },
    {
      id: "sade",
      name: "Sade Okonkwo",
      online: true,
      unread: 0,
      minutes: 200,
      lines: [
        ["Sade Okonkwo", "The palette tool has a new glare mode."],
        ["me", "Tried it, the preview is great."],
        ["Sade Okonkwo", "That means a lot."],
      ],
      replies: [
        "I'll add that to the list.",
        "Could you test it in bright sun?",
        "Noted, thank you.",
      ],
    },
    {
      id: "books",
      name: "Book Circle",
      online: false,
      unread: 0,
      minutes: 310,
      lines: [
        ["Ilse Brandt", "Essays next, chapters 1 to 3."],
        ["Caleb Young", "I'll bring questions."],
        ["me", "I'll bring biscuits."],
      ],
      replies: [],
    },
    {
      id: "caleb",
      name: "Caleb Young",
      online: false,
      unread: 0,
      minutes: 460,
      lines: [
        ["Caleb Young", "Ten pages today?"],
        ["me", "Twelve!"],
        ["Caleb Young", "Show-off."],
      ],
      replies: [],
    },
  ];
}
