/** A mistake of the person who runs the checker: one sentence, exit code 2. */
export class CheckProblem extends Error {}
