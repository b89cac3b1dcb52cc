import type { Verdict } from "./change";

/** From what may change at any time to what stays. */
const stabilityLevels = ["draft", "alpha", "beta", "stable"];

/** How long something stays and how much it may change, and what a change of that means to callers. */
export const lifecycleJudges: Readonly<Record<string, (before: unknown, after: unknown) => Verdict>> = {
  "x-sunset": sunsetVerdict,
  "x-stability-level": stabilityVerdict,
};

function sunsetVerdict(before: unknown, after: unknown): Verdict {
  if (after === undefined) return ["breaking", "callers no longer know how long it stays"];
  const [one, other] = [dateOf(before), dateOf(after)];
  if (other === null) return ["breaking", "it is no date, so callers do not know how long it stays"];
  if (before === undefined) return ["risky", "it is going to be removed"];
  if (one === null || other < one) return ["breaking", "callers were promised it for longer"];
  return ["safe", "it stays longer"];
}

function stabilityVerdict(before: unknown, after: unknown): Verdict {
  const [one, other] = [levelOf(before), levelOf(after)];
  if (other < 0) return ["breaking", `it is none of ${stabilityLevels.join(", ")}`];
  return other < one
    ? ["breaking", "callers were promised more stability"]
    : ["safe", "callers may rely on more than before"];
}

/** An operation without the mark is stable. */
function levelOf(level: unknown): number {
  return level === undefined ? stabilityLevels.length - 1 : stabilityLevels.indexOf(String(level));
}

/** Milliseconds since 1970; null for what is no date. A YAML date may have been read as one. */
function dateOf(value: unknown): number | null {
  const time = value instanceof Date ? value.getTime() : Date.parse(String(value));
  return Number.isNaN(time) ? null : time;
}
