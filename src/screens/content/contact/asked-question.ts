/** What a link to the contact page takes along: the search that found nothing, for whoever asks people instead. */
export function carryQuestion(question: string): { readonly question: string } {
  return { question };
}

/** The question a navigation brought along; "" without one. */
export function carriedQuestion(state: unknown): string {
  const question: unknown = Object(state).question;
  return typeof question === "string" ? question : "";
}
