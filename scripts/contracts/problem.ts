/** A fault of a contract, with the place and what to do. */
export interface ContractProblem {
  /** Path from the project's root. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** One sentence: what is wrong and what to do. */
  message: string;
}

/** Thrown when a contract cannot be used at all; holds every problem found so far. */
export class ContractProblems extends Error {
  readonly problems: readonly ContractProblem[];

  constructor(problems: readonly ContractProblem[]) {
    super(problems.map(formatProblem).join("\n"));
    this.name = "ContractProblems";
    this.problems = problems;
  }
}

/** `contracts/content.yaml:12: sentence`. */
export function formatProblem({ file, line, message }: ContractProblem): string {
  return `${file}:${line}: ${message}`;
}
