import { createRandom } from "../world/random";
import type { ContractModel } from "./contract-model";
import type { Endpoint } from "./endpoint";
import { type FaultEffect, type FaultRule, requestedExample } from "./fault-rules";
import { findExample } from "./named-examples";
import { jsonResponse, type KernelResponse, serialise } from "./response";

/**
 * The effects that apply to one call. Which calls a flaky fault applies to follows from the seed and from how many
 * calls this operation has had, so a flaky case replays whatever other operations do.
 */
export function effectsOf(
  rules: readonly FaultRule[],
  operationId: string,
  seed: number,
  call: number,
): FaultEffect[] {
  return rules
    .filter(({ operation }) => operation === "*" || operation === operationId)
    .filter(
      ({ probability, effect }) =>
        probability === 1 ||
        createRandom(seed, `fault ${effect.kind} ${operationId} ${call}`).chance(probability),
    )
    .map(({ effect }) => effect);
}

/** The connection breaks. */
export const brokenConnection: KernelResponse = { status: 0, headers: {}, body: null, isNetworkError: true };

/**
 * Effects before the handler: waiting, and responses in its place. Null lets the handler work. `limit` ends the
 * wait of a caller that never gives up, in milliseconds.
 */
export async function injectBefore(
  effects: readonly FaultEffect[],
  endpoint: Endpoint,
  signal: AbortSignal,
  limit: number,
): Promise<KernelResponse | null> {
  const { contract } = endpoint;
  for (const effect of effects) {
    switch (effect.kind) {
      case "latency":
        if (await isAborted(signal, effect.milliseconds)) return brokenConnection;
        break;
      case "timeout":
        await isAborted(signal, limit);
        return brokenConnection;
      case "offline":
        return brokenConnection;
      case "status":
        return jsonResponse(effect.status, failureBody(contract, effect.status, effect.status * 100));
      case "refusal":
        return jsonResponse(
          contract.envelope.carries === "body" ? 200 : effect.code,
          failureBody(contract, effect.code, effect.errcode),
        );
      case "example":
      case "code": {
        const shown = shownResponse(effect, endpoint);
        if (shown) return shown;
        break;
      }
      default:
    }
  }
  return null;
}

/** What the contract shows; null for an operation without it, where the fault is meant for all of them. */
function shownResponse(effect: FaultEffect, endpoint: Endpoint): KernelResponse | null {
  const requested = requestedExample(effect);
  const example = requested && findExample(endpoint.examples, requested);
  return example
    ? serialise(endpoint, { status: example.status, body: example.body, headers: undefined })
    : null;
}

/** Effects on a response on its way. */
export function injectAfter(effects: readonly FaultEffect[], response: KernelResponse): KernelResponse {
  let faulted = response;
  for (const { kind } of effects) {
    if (kind === "html") {
      const body = "<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>";
      faulted = { status: faulted.status, headers: { "content-type": "text/html; charset=utf-8" }, body };
    } else if (kind === "truncated" && typeof faulted.body === "string") {
      faulted = { ...faulted, body: faulted.body.slice(0, Math.floor(faulted.body.length / 2)) };
    } else if (kind === "empty") faulted = { ...faulted, body: "" };
  }
  return faulted;
}

function failureBody({ envelope }: ContractModel, code: number, errcode: number): Record<string, unknown> {
  const msg = "A failure on purpose.";
  return {
    [envelope.code]: code,
    [envelope.errcode]: errcode,
    [envelope.success]: false,
    msg,
    [envelope.data]: null,
  };
}

/** Waits; true when the caller aborted meanwhile. */
function isAborted(signal: AbortSignal, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(true);
    const handleAbort = (): void => {
      clearTimeout(timer);
      resolve(true);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", handleAbort);
      resolve(false);
    }, milliseconds);
    signal.addEventListener("abort", handleAbort, { once: true });
  });
}
