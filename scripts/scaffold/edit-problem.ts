/** A file that exists already, is missing, or has no place for a change; the message is one sentence that names it. */
export class EditProblem extends Error {}
