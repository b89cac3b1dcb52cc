import type { Answer, ListEngine, Question, QuestionName } from "./list-engine";

/** A question on its way to the worker. */
export interface QuestionMessage<Name extends QuestionName = QuestionName> {
  /** Stands in the answer as well. */
  readonly call: number;
  readonly name: Name;
  readonly question: Question<Name>;
}

/** What comes back: the answer, or why there is none. */
export type AnswerMessage<Name extends QuestionName = QuestionName> = { readonly call: number } & (
  | { readonly answer: Answer<Name> }
  | { readonly problem: string }
);

/** Asks the engine; a failure comes back as its text. */
export function answerMessage<Name extends QuestionName>(
  { call, name, question }: QuestionMessage<Name>,
  engine: ListEngine,
): AnswerMessage<Name> {
  try {
    return { call, answer: engine[name](question) };
  } catch (caught) {
    return { call, problem: String(caught) };
  }
}
