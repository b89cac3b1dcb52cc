/** One step as it went. */
export interface RespectStep {
  /** "register/sign" for a step of a nested workflow. */
  readonly stepId: string;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** Null when nothing came back. */
  readonly status: number | null;
  readonly body: unknown;
  /** Failed conditions, one sentence each. */
  readonly failures: readonly string[];
}

/** Reads the runner's JSON report; no report has no steps. */
export function readReport(text: string | null): RespectStep[] {
  const report = text === null ? null : fieldsOf(JSON.parse(text));
  const files = Object.values(fieldsOf(report?.["files"]));
  return files
    .flatMap((file) => listOf(fieldsOf(file)["executedWorkflows"]))
    .flatMap((one) => stepsOf(one, ""));
}

function stepsOf(workflow: unknown, prefix: string): RespectStep[] {
  return listOf(fieldsOf(workflow)["executedSteps"]).flatMap((executed) => {
    const { stepId, request, response, checks, executedSteps } = fieldsOf(executed);
    if (executedSteps !== undefined) return stepsOf(executed, `${prefix}${textOf(stepId)}/`);
    const { method, url } = fieldsOf(request);
    const { statusCode, body } = fieldsOf(response);
    const failed = listOf(checks)
      .map(fieldsOf)
      .filter(({ passed }) => passed === false);
    return {
      stepId: `${prefix}${textOf(stepId)}`,
      method: textOf(method),
      path: textOf(url).replace(/^https?:\/\/[^/]+/, ""),
      status: typeof statusCode === "number" ? statusCode : null,
      body,
      failures: failed.map((check) => explain(check, body)),
    };
  });
}

function explain({ name, condition, message }: Record<string, unknown>, body: unknown): string {
  const plainMessage = plain(textOf(message));
  // The runner puts the reason of a condition it could not even read into the message.
  const reason = /^Failed to pass .*?\}: (?:Error in resolving .*?': )?(.*?\.)(?: |$)/.exec(
    plainMessage,
  )?.[1];
  if (name === "success criteria check" && typeof condition === "string")
    return `${condition} does not hold${reason === undefined ? actual(condition, body) : ` (${reason})`}`;
  if (name === "schema check") return `the answer breaks its contract: ${plainMessage}`;
  return `${textOf(name)}: ${plainMessage}`;
}

/** The value at a condition's pointer: `; $response.body#/data/state is "unpaid"`. */
function actual(condition: string, body: unknown): string {
  if (body === undefined) return "";
  const pointers = new Set(
    [...condition.matchAll(/\$response\.body#([\w/~.-]+)/g)].map(([, pointer = ""]) => pointer),
  );
  const found = [...pointers].map(
    (pointer) => `${pointer} is ${JSON.stringify(valueAt(body, pointer)) ?? "missing"}`,
  );
  return found.length > 0 ? `; ${found.join(", ")}` : "";
}

function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const step of pointer.split("/").slice(1)) {
    if (typeof at !== "object" || at === null) return undefined;
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    at = Object.entries(at).find(([name]) => name === key)?.[1];
  }
  return at;
}

/** Without colours and code frames, on one line. */
function plain(text: string): string {
  const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");
  return text
    .replace(colours, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s*>?\s*\d*\s*\|/.test(line))
    .slice(0, 3)
    .map((line) => line.trim())
    .join(" ");
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
