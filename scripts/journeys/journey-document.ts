import { type ContractSource, readSource } from "../contracts/source";

/** A step as it is checked before anything is called. */
export interface JourneyStep {
  readonly stepId: string;
  /** JSON pointer to it. */
  readonly pointer: string;
  readonly description: string;
  /** "" where the step runs another workflow. */
  readonly operationId: string;
  /** "" where the step calls an operation. */
  readonly workflowId: string;
  readonly parameters: readonly JourneyParameter[];
  readonly conditions: readonly string[];
}

export interface JourneyWorkflow {
  readonly workflowId: string;
  readonly steps: readonly JourneyStep[];
}

export interface JourneyParameter {
  readonly name: string;
  readonly in: string;
  readonly pointer: string;
}

/** What is read of an Arazzo document. What has another shape than the standard's is left out: Redocly reports it. */
export interface JourneyDocument {
  readonly source: ContractSource;
  readonly summary: string;
  /** Name → address relative to the document. */
  readonly sources: ReadonlyMap<string, string>;
  readonly workflows: readonly JourneyWorkflow[];
}

/**
 * Reads a journey.
 * @throws ContractProblems when the file is missing or is not YAML, with file and line.
 */
export function readJourney(path: string, root: string): JourneyDocument {
  const source = readSource(path, root);
  const document = recordOf(source.value);
  return {
    source,
    summary: textOf(recordOf(document["info"])["summary"]),
    sources: new Map(
      listOf(document["sourceDescriptions"])
        .map(recordOf)
        .map(({ name, url }) => [textOf(name), textOf(url)]),
    ),
    workflows: listOf(document["workflows"]).map((workflow, index) => ({
      workflowId: textOf(recordOf(workflow)["workflowId"]),
      steps: listOf(recordOf(workflow)["steps"]).map((step, place) =>
        readStep(recordOf(step), `/workflows/${index}/steps/${place}`),
      ),
    })),
  };
}

function readStep(step: Record<string, unknown>, pointer: string): JourneyStep {
  return {
    stepId: textOf(step["stepId"]),
    pointer,
    description: textOf(step["description"]),
    operationId: textOf(step["operationId"]),
    workflowId: textOf(step["workflowId"]),
    parameters: listOf(step["parameters"])
      .map(recordOf)
      .map((parameter, index) => ({
        name: textOf(parameter["name"]),
        in: textOf(parameter["in"]),
        pointer: `${pointer}/parameters/${index}`,
      })),
    conditions: listOf(step["successCriteria"])
      .map(recordOf)
      .map(({ condition, context }) => `${textOf(context)} ${textOf(condition)}`),
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
