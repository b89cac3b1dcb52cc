import type { Kernel } from "../../kernel/kernel-shape";
import type { KernelResponse } from "../../kernel/response";
import { compare, nameOf } from "./compare";
import { bodyText, type RecordedCall, type Recording } from "./recording";

/**
 * Does what was recorded again, in the kernel's world, and compares every answer with the one of then. Answers the first
 * difference in one sentence; null when there is none. Throws a SelectionProblem when the recording's beginning does not
 * fit this back end.
 */
export async function replay(kernel: Kernel, recording: Recording): Promise<string | null> {
  await kernel.apply(recording.start);
  let number = 0;
  for (const step of recording.steps) {
    if (step.kind === "world") {
      await kernel.apply(step.selection);
      continue;
    }
    number += 1;
    const { status, body } = await callAgain(kernel, step);
    const difference = compare(step, { status, text: bodyText(body) });
    if (difference !== null) return `Call ${number}, ${nameOf(step)}: ${difference}.`;
  }
  return null;
}

/** Sends one recorded call to the kernel, at its time and with what went wrong then. */
async function callAgain(kernel: Kernel, call: RecordedCall): Promise<KernelResponse> {
  const { at, method, address, headers, body, faults } = call;
  await kernel.setClock({ mode: "frozen", at });
  return kernel.respond(
    new Request(`http://localhost${address}`, {
      method,
      headers: { ...headers, ...(faults.length > 0 && { "x-mock": faults.join(",") }) },
      ...(body !== null && body !== "" && { body }),
    }),
  );
}
