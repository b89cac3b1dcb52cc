import { type Answer, jsonAnswer } from "../kernel/answer";
import { ControlProblem } from "../kernel/group";
import type { Kernel, KernelRequest } from "../kernel/kernel-shape";
import { SelectionProblem } from "../kernel/selection";
import { readClockSetting } from "../world/clock";

export const controlPrefix = "/__mock/";

/**
 * The pretend back end's own endpoints: GET state, POST reset, POST apply (a selection as text), POST clock (how far the
 * world's clock moves, such as "+3d"), GET requests. They are in no contract and exist beside it.
 */
export async function answerControl(kernel: Kernel, request: KernelRequest, path: string): Promise<Answer> {
  switch (`${request.method} ${path.slice(controlPrefix.length)}`) {
    case "GET state":
      return jsonAnswer(200, stateOf(kernel));
    case "GET requests":
      return jsonAnswer(200, requestsOf(kernel));
    case "POST reset":
      await kernel.reset();
      return jsonAnswer(200, stateOf(kernel));
    case "POST apply":
      try {
        await kernel.apply((await request.text()).trim());
        return jsonAnswer(200, stateOf(kernel));
      } catch (error) {
        if (!(error instanceof SelectionProblem)) throw error;
        return jsonAnswer(400, { msg: error.message });
      }
    case "POST clock":
      return moveClock(kernel, await request.text());
    default: {
      const answer = await answerGroupControl(kernel, request, path);
      if (answer) return answer;
      const own = [...kernel.backEnd.controls.keys()].join(", ");
      const known = `GET state, POST reset, POST apply, POST clock, GET requests${own && `, ${own}`}`;
      return jsonAnswer(404, {
        msg: `${request.method} ${path} is unknown; under ${controlPrefix} there are ${known}.`,
      });
    }
  }
}

/** Moves the clock of the world that is there; `clock:` in a selection begins a new one. */
async function moveClock(kernel: Kernel, text: string): Promise<Answer> {
  const shift = readClockSetting(text.trim());
  if (shift?.mode !== "offset") {
    return jsonAnswer(400, {
      msg: `"${text.trim()}" is no way to move a clock; write +3d or -90m (s, m, h, d).`,
    });
  }
  await kernel.advance(shift.by);
  return jsonAnswer(200, stateOf(kernel));
}

/** What the groups add; undefined when it is none of theirs. */
async function answerGroupControl(
  kernel: Kernel,
  request: KernelRequest,
  path: string,
): Promise<Answer | undefined> {
  const text = await request.text();
  try {
    const input: unknown = text.trim() === "" ? undefined : JSON.parse(text);
    const found = await kernel.control(`${request.method} ${path.slice(controlPrefix.length)}`, input);
    return found && jsonAnswer(200, found.answer);
  } catch (error) {
    if (error instanceof ControlProblem) return jsonAnswer(400, { msg: error.message });
    if (error instanceof SyntaxError) return jsonAnswer(400, { msg: `The body of ${path} is not JSON.` });
    throw error;
  }
}

function stateOf(kernel: Kernel) {
  const { world } = kernel;
  return {
    seed: world.seed,
    now: world.clock.text(),
    clock: world.clock.setting(),
    selection: kernel.selection,
    tables: Object.fromEntries(
      kernel.backEnd.groups.flatMap(({ tables }) => tables.map(({ name, sizeIn }) => [name, sizeIn(world)])),
    ),
    changes: world.netChanges().map(({ table, id, row }) => ({ table, id, isRemoved: row === null })),
    journal: { position: world.journal.position, steps: world.journal.steps.map(({ label }) => label) },
    violations: kernel.violations,
    personas: sentences(kernel.backEnd.personas),
    scenarios: sentences(kernel.backEnd.scenarios),
  };
}

function requestsOf(kernel: Kernel) {
  return kernel.exchanges.map(({ changes, answerBody, ...exchange }) => ({
    ...exchange,
    answerBody: typeof answerBody === "string" ? answerBody : answerBody && `${answerBody.length} bytes`,
    changes: changes.map(({ table, id, before, after }) => ({
      table,
      id,
      before: before ?? null,
      after: after ?? null,
    })),
  }));
}

function sentences(preparations: Kernel["backEnd"]["personas"]): Record<string, string> {
  return Object.fromEntries(Object.entries(preparations).map(([name, { sentence }]) => [name, sentence]));
}
