import type { Admission } from "./allow-list.ts";
import { restError } from "./answers.ts";
import { checkHeaders, type Wishes } from "./check-headers.ts";
import { checkQuestion, type Question } from "./check-question.ts";

export type AskedQuestion = Question & { readonly wishes: Wishes };

/** The question of a request to the data service, or its refusal: nothing has been asked by then. */
export function readQuestion(
  request: Request,
  admission: Extract<Admission, { kind: "table" | "function" }>,
): AskedQuestion | Response {
  const question = checkQuestion(request.method, admission, new URL(request.url).searchParams);
  const wishes = checkHeaders(request.headers);
  if (wishes === "media type") {
    return restError(406, "PGRST107", "Answers are JSON here, and nothing else.");
  }
  if (wishes === "schema") return restError(406, "PGRST106", "There is no such schema here.");
  if (question === undefined || wishes === "preference") {
    return restError(400, "PGRST100", "This is not a question that the site asks.");
  }
  return { ...question, wishes };
}
