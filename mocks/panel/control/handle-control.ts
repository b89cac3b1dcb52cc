import { readAddress } from "../../kernel/address";
import { ControlProblem } from "../../kernel/group";
import type { Kernel, KernelRequest } from "../../kernel/kernel-shape";
import { jsonResponse, type KernelResponse } from "../../kernel/response";
import { SelectionProblem } from "../../kernel/selection";
import { RecordingProblem } from "../recording/recording";
import { controlPrefix } from "./control-prefix";
import { type Endpoint, endpoints, type Reply } from "./endpoints";

/**
 * The control endpoints, which are in no contract: reading and changing a world. An invalid call gets one sentence
 * (`msg`) with HTTP 400 or 404, and changes nothing.
 */
export async function handleControl(kernel: Kernel, request: KernelRequest): Promise<KernelResponse> {
  const { path, query } = readAddress(request.url);
  const name = path.slice(controlPrefix.length);
  try {
    const input = (await request.text()).trim();
    for (const endpoint of endpoints) {
      const number = numberIn(endpoint, request.method, name);
      if (number !== null) return toResponse(await endpoint.handle({ kernel, input, query, number }));
    }
    const control = `${request.method} ${name}`;
    if (!kernel.backEnd.controls.has(control)) return unknown(kernel, request.method, path);
    const added = await kernel.control(control, readJson(input, path));
    return jsonResponse(200, added?.result ?? null);
  } catch (error) {
    const isCallerError =
      error instanceof SelectionProblem ||
      error instanceof ControlProblem ||
      error instanceof RecordingProblem;
    const reason = error instanceof Error ? error.message : String(error);
    return isCallerError
      ? jsonResponse(400, { msg: reason })
      : jsonResponse(500, { msg: `The mock back end failed, and nothing was changed: ${reason}` });
  }
}

/** The number an address names, 0 for an endpoint without one; null when the address is another endpoint's. */
function numberIn(endpoint: Endpoint, method: string, name: string): number | null {
  if (endpoint.method !== method) return null;
  if (endpoint.name === name) return 0;
  const [before, after] = endpoint.name.split("<number>");
  if (before === undefined || after === undefined) return null;
  if (!name.startsWith(before) || !name.endsWith(after)) return null;
  const digits = name.slice(before.length, name.length - after.length);
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

function toResponse(reply: Reply): KernelResponse {
  if ("text" in reply)
    return {
      status: 200,
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      body: reply.text,
    };
  return jsonResponse(reply.status ?? 200, reply.json);
}

function readJson(input: string, path: string): unknown {
  if (input === "") return undefined;
  try {
    return JSON.parse(input);
  } catch {
    throw new ControlProblem(`The body of ${path} is not JSON.`);
  }
}

function unknown({ backEnd }: Kernel, method: string, path: string): KernelResponse {
  const own = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.name}`);
  const known = [...own, ...backEnd.controls.keys()].join(", ");
  return jsonResponse(404, {
    msg: `${method} ${path} is unknown; under ${controlPrefix} there are ${known}.`,
  });
}
