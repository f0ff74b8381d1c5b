import { addDays } from "#domain/dates.ts";
import type { Job } from "./model.ts";

type SampleJob = Omit<Job, "posted"> & {
  readonly postedDaysAgo: number;
  /** What applicants bring beside the required skills. */
  readonly otherSkills: readonly string[];
  /** Who talks to the candidates of this job. */
  readonly interviewer: string;
};

export const sampleJobs: readonly SampleJob[] = [
  {
    id: "J1",
    title: "Senior Frontend Engineer",
    department: "Engineering",
    location: "Remote (US)",
    type: "Full-time",
    status: "active",
    postedDaysAgo: 24,
    openings: 1,
    skills: ["React", "TypeScript", "Accessibility", "Testing", "GraphQL"],
    otherSkills: ["CSS", "Node.js", "Performance", "Design systems"],
    interviewer: "Marta Lindholm",
  },
  {
    id: "J2",
    title: "Product Designer",
    department: "Design",
    location: "Austin, TX",
    type: "Full-time",
    status: "active",
    postedDaysAgo: 41,
    openings: 2,
    skills: ["Figma", "Prototyping", "User research", "Interaction design", "Design systems"],
    otherSkills: ["Illustration", "Motion", "Usability testing", "Workshops"],
    interviewer: "Owen Castellano",
  },
  {
    id: "J3",
    title: "Customer Success Manager",
    department: "Customer",
    location: "Denver, CO",
    type: "Full-time",
    status: "active",
    postedDaysAgo: 33,
    openings: 2,
    skills: ["Onboarding", "Account reviews", "Renewals", "CRM", "Presenting"],
    otherSkills: ["Spanish", "SQL", "Support", "Negotiation"],
    interviewer: "Priscilla Okafor",
  },
  {
    id: "J4",
    title: "Data Analyst",
    department: "Analytics",
    location: "Remote (US)",
    type: "Contract",
    status: "active",
    postedDaysAgo: 12,
    openings: 1,
    skills: ["SQL", "Python", "Dashboards", "Statistics", "Data modeling"],
    otherSkills: ["dbt", "R", "Excel", "A/B tests"],
    interviewer: "Dev Ramaswamy",
  },
  {
    id: "J5",
    title: "Warehouse Operations Lead",
    department: "Operations",
    location: "Reno, NV",
    type: "Full-time",
    status: "paused",
    postedDaysAgo: 45,
    openings: 1,
    skills: ["Inventory", "Shift planning", "Safety", "Forklift license", "Lean"],
    otherSkills: ["SAP", "Routing", "Hiring", "Spanish"],
    interviewer: "Hank Sorrell",
  },
  {
    id: "J6",
    title: "DevOps Engineer",
    department: "Engineering",
    location: "Remote (EU)",
    type: "Full-time",
    status: "active",
    postedDaysAgo: 9,
    openings: 1,
    skills: ["Kubernetes", "Terraform", "AWS", "CI/CD", "Observability"],
    otherSkills: ["Go", "Linux", "Security", "Postgres"],
    interviewer: "Marta Lindholm",
  },
  {
    id: "J7",
    title: "Marketing Intern",
    department: "Marketing",
    location: "Austin, TX",
    type: "Internship",
    status: "paused",
    postedDaysAgo: 38,
    openings: 1,
    skills: ["Copywriting", "Social media", "Web analytics", "Canva", "E-mail campaigns"],
    otherSkills: ["Photography", "SEO", "Video editing", "Events"],
    interviewer: "Joy Applebaum",
  },
];

export function buildJobs(today: Date): readonly Job[] {
  return sampleJobs.map((sample) => {
    const { postedDaysAgo, otherSkills: _other, interviewer: _interviewer, ...job } = sample;
    return { ...job, posted: addDays(today, -postedDaysAgo) };
  });
}
