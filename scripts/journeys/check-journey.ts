import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ContractProblem } from "../contracts/problem";
import type { JourneyDocument, JourneyStep } from "./journey-document";
import { type JourneySource, readJourneySource } from "./journey-source";

/** Headers that belong to the transport and stand in no contract. */
const transportHeaders = ["cookie", "x-world"];

type Report = (pointer: string, message: string) => void;

/**
 * What the standard's own rules do not see: sources that are not there, operations, workflows and parameters they do
 * not have, path parameters left out, and steps that would pass with any response.
 */
export function checkJourney(journey: JourneyDocument, root: string): ContractProblem[] {
  const problems: ContractProblem[] = [];
  const report: Report = (pointer, message) => {
    const { source } = journey;
    problems.push({ file: source.file, line: source.lineOf(pointer), message });
  };
  const folder = dirname(journey.source.path);
  const sources = new Map<string, JourneySource>();
  [...journey.sources].forEach(([name, url], index) => {
    const path = join(folder, url);
    if (existsSync(path)) sources.set(name, readJourneySource(path, root));
    else report(`/sourceDescriptions/${index}`, `${url} does not exist; sources are relative to this file.`);
  });
  if (journey.summary === "") report("/info", "the journey needs a summary: one line for people.");
  const own = journey.workflows.map(({ workflowId }) => workflowId);
  for (const { steps } of journey.workflows) {
    for (const step of steps) {
      if (step.description === "") report(step.pointer, `the step ${step.stepId} needs a description.`);
      if (step.workflowId === "") checkCall(step, sources, report);
      else checkSteps(step, own, sources, report);
    }
  }
  return problems;
}

/** A step that calls an operation. */
function checkCall(step: JourneyStep, sources: ReadonlyMap<string, JourneySource>, report: Report): void {
  const { stepId, pointer } = step;
  if (!step.conditions.some((condition) => /\$response\.(body|header)/.test(condition))) {
    report(pointer, `the step ${stepId} would pass whatever is answered; judge $response.body.`);
  }
  const [, name = "", operationId = ""] =
    /^\$sourceDescriptions\.([\w-]+)\.([\w-]+)$/.exec(step.operationId) ?? [];
  const source = sources.get(name);
  const place = `${pointer}/operationId`;
  if (!source) {
    report(place, `write the operation of ${stepId} as $sourceDescriptions.<source>.<operationId>.`);
    return;
  }
  const parameters = source.operations.get(operationId);
  if (!parameters) {
    report(place, `${operationId} is no operation of ${name}.`);
    return;
  }
  for (const parameter of step.parameters) {
    if (parameter.in === "header" && transportHeaders.includes(parameter.name)) continue;
    if (!parameters.has(`${parameter.in} ${parameter.name}`))
      report(parameter.pointer, `${operationId} has no ${parameter.in} parameter ${parameter.name}.`);
  }
  for (const [key, isRequired] of parameters) {
    const isGiven = step.parameters.some((parameter) => `${parameter.in} ${parameter.name}` === key);
    if (isRequired && !isGiven)
      report(pointer, `${operationId} needs the ${key.replace(" ", " parameter ")}.`);
  }
}

/** A step that runs another workflow. */
function checkSteps(
  { workflowId, pointer }: JourneyStep,
  own: readonly string[],
  sources: ReadonlyMap<string, JourneySource>,
  report: Report,
): void {
  if (own.includes(workflowId)) return;
  const [, name = "", id = ""] =
    /^\$sourceDescriptions\.([\w-]+)\.workflows\.([\w-]+)$/.exec(workflowId) ?? [];
  if (sources.get(name)?.workflows.includes(id) !== true)
    report(
      `${pointer}/workflowId`,
      `there is no workflow ${workflowId}; write $sourceDescriptions.<source>.workflows.<id>.`,
    );
}
