import type { Enquiry, Feedback, Offer, Viewing } from "./model.ts";

type SampleViewing = {
  /** Days from today. */
  readonly day: number;
  readonly time: string;
  readonly property: string;
  readonly client: string;
  readonly phone: string;
  readonly state: Viewing["state"];
  readonly feedback?: Feedback;
};

export const sampleViewings: readonly SampleViewing[] = [
  {
    day: -4,
    time: "11:00",
    property: "p02",
    client: "Bram Castellan",
    phone: "(415) 555-0181",
    state: "done",
  },
  {
    day: -2,
    time: "15:00",
    property: "p11",
    client: "Noor Abadi",
    phone: "(415) 555-0124",
    state: "done",
  },
  {
    day: -1,
    time: "10:00",
    property: "p01",
    client: "Ewan Pike",
    phone: "(415) 555-0116",
    state: "done",
    feedback: {
      interest: "Warm",
      note: "Loves the yard, worried about the stairs. Wants to come back with his sister.",
      isShared: true,
    },
  },
  {
    day: 0,
    time: "11:00",
    property: "p04",
    client: "Saoirse & Dev Malik",
    phone: "(415) 555-0158",
    state: "confirmed",
  },
  {
    day: 0,
    time: "16:00",
    property: "p09",
    client: "Teodor Lacey",
    phone: "(415) 555-0193",
    state: "confirmed",
  },
  {
    day: 1,
    time: "10:00",
    property: "p06",
    client: "Hettie Okonjo",
    phone: "(415) 555-0109",
    state: "requested",
  },
  {
    day: 1,
    time: "13:00",
    property: "p07",
    client: "Lucas Brandão",
    phone: "(415) 555-0175",
    state: "confirmed",
  },
  {
    day: 3,
    time: "14:00",
    property: "p08",
    client: "Mina Park",
    phone: "(415) 555-0140",
    state: "requested",
  },
  {
    day: 5,
    time: "12:00",
    property: "p11",
    client: "Ada Winslow",
    phone: "(415) 555-0162",
    state: "confirmed",
  },
];

type SampleEnquiry = Omit<Enquiry, "id" | "received"> & {
  readonly day: number;
  readonly time: string;
};

export const sampleEnquiries: readonly SampleEnquiry[] = [
  {
    day: 0,
    time: "08:10",
    kind: "Viewing",
    from: "Imogen Sato",
    email: "imogen.sato@example.com",
    property: "p09",
    text: "Could we see the cottage this weekend? We are two, and one of us climbs apple trees.",
    reply: null,
  },
  {
    day: -1,
    time: "18:40",
    kind: "Question",
    from: "Rafael Quint",
    email: "rafael.quint@example.com",
    property: "p03",
    text: "Is the terrace included in the square feet, and what are the monthly dues?",
    reply: null,
  },
  {
    day: -2,
    time: "12:25",
    kind: "Valuation",
    from: "Greta Lindqvist",
    email: "greta.lindqvist@example.com",
    property: null,
    text: "We may sell our house in Cedar Park in spring. What could it bring?",
    reply: null,
  },
  {
    day: -3,
    time: "09:50",
    kind: "Viewing",
    from: "Ada Winslow",
    email: "ada.winslow@example.com",
    property: "p11",
    text: "I would like to see Ridgeline once more, at noon if that is possible.",
    reply: "Of course. I have put you down for noon and will meet you at the gate.",
  },
  {
    day: -5,
    time: "16:05",
    kind: "Question",
    from: "Hettie Okonjo",
    email: "hettie.okonjo@example.com",
    property: "p06",
    text: "Which school does the house belong to?",
    reply: "Cedar Park Elementary, at the end of the lane. I will send you the map.",
  },
  {
    day: -6,
    time: "11:30",
    kind: "Valuation",
    from: "Marlon Achterberg",
    email: "marlon.achterberg@example.com",
    property: null,
    text: "What is a renovated two-bedroom in the Old Quarter worth today?",
    reply: "I have sent you a range and would be glad to come by on Thursday.",
  },
];

export const sampleOffers: readonly Offer[] = [
  { property: "p11", client: "Noor Abadi", stage: "offer" },
  { property: "p02", client: "Bram Castellan", stage: "offer" },
  { property: "p05", client: "Kit Marchetti", stage: "contract" },
];
