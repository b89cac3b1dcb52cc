import { relative } from "node:path";
import { type ContractProblem, ContractProblems } from "../contracts/problem";
import { checkJourney } from "./check-journey";
import { type JourneyDocument, readJourney } from "./journey-document";
import { runRedocly } from "./redocly";

/**
 * Everything wrong with Arazzo documents and the small contracts beside them, before anything is called: first what
 * the standard requires (Redocly's rules for Arazzo and OpenAPI), then what they state about the contracts.
 */
export async function lintJourneys(
  documents: readonly string[],
  contracts: readonly string[],
  root: string,
): Promise<ContractProblem[]> {
  const problems: ContractProblem[] = [];
  const journeys: JourneyDocument[] = [];
  for (const path of documents) {
    try {
      journeys.push(readJourney(path, root));
    } catch (error) {
      if (!(error instanceof ContractProblems)) throw error;
      problems.push(...error.problems);
    }
  }
  // Redocly stops at a file it cannot read, so broken YAML is reported first.
  if (problems.length > 0) return problems;
  const paths = [...documents, ...contracts].map((path) => relative(root, path));
  problems.push(...(await lintWithRedocly(paths, root)));
  if (problems.length > 0) return problems;
  return journeys.flatMap((journey) => checkJourney(journey, root));
}

async function lintWithRedocly(paths: readonly string[], root: string): Promise<ContractProblem[]> {
  const { code, output, errors } = await runRedocly(root, ["lint", "--format", "json", ...paths]);
  // One JSON document a file, nothing between them.
  const reports = output.split(/(?<=^\})(?=\{$)/m).map(readReport);
  const problems = reports.flat();
  if (code !== 0 && problems.length === 0) throw new Error(`Redocly failed: ${errors || output}`);
  return problems;
}

function readReport(text: string): ContractProblem[] {
  const report: { problems?: RedoclyProblem[] } = text.trim() === "" ? {} : JSON.parse(text);
  return (report.problems ?? []).map(({ message, ruleId, location }) => ({
    file: location[0]?.source.ref ?? "",
    line: location[0]?.start?.line ?? 1,
    message: `${message.replace(/[.\s]+$/, "").replaceAll(/\s+/g, " ")} (${ruleId}).`,
  }));
}

/** The part of Redocly's report that is used. */
interface RedoclyProblem {
  readonly message: string;
  readonly ruleId: string;
  readonly location: readonly {
    readonly source: { readonly ref: string };
    readonly start?: { readonly line: number };
  }[];
}
