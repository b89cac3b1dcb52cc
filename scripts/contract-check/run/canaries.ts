import type { Checker } from "../engine/checker";
import { isObject } from "../lib/json";
import { isRead, type Operation } from "../load/model";
import { shapeOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import { readResponse } from "../send/read-response";

/** Requests asked again to see whether the server still answers as before. */
const sampleSize = 3;

/** Refusals that are learned on purpose. */
const maximumRefusals = 6;

/**
 * Usual answers of many operations: successful reads, and invalid requests that were refused as such, which change
 * nothing when they are sent again.
 */
export class Canaries {
  private readonly checker: Pick<Checker, "client">;
  private readonly reads = new Map<Operation, Exchange>();
  private readonly refusals = new Map<Operation, Exchange>();

  constructor(checker: Pick<Checker, "client">) {
    this.checker = checker;
  }

  record(exchange: Exchange): void {
    const { operation, ok, call, code } = exchange;
    if (call.method !== undefined || call.credentials.size === 0) return;
    if (isRead(operation) && ok) this.reads.set(operation, exchange);
    else if (!isRead(operation) && (code === 400 || code === 422)) this.refusals.set(operation, exchange);
  }

  /**
   * Learns how a change that succeeded is refused without its required members. Only a few are needed, and only until
   * the run has sent invalid requests of its own.
   */
  async recordRefusal({ operation, ok, call, request, user }: Exchange): Promise<void> {
    const media = operation.body?.media[0];
    if (!ok || isRead(operation) || call.method !== undefined || call.credentials.size === 0) return;
    if (this.refusals.size >= maximumRefusals || this.refusals.has(operation) || !request.body) return;
    if (!media?.schema || !/json/.test(media.type)) return;
    if (shapeOf(operation.contract.documents, media.schema).required.size === 0) return;
    const empty = { ...request, body: Buffer.from("{}") };
    this.record(readResponse(call, empty, await this.checker.client.send(empty), user));
  }

  /** The last successful read at an address, whatever its query. */
  lastRead(url: string): Exchange | undefined {
    const addressOf = (text: string): string => text.split("?")[0] ?? "";
    return [...this.reads.values()].find(({ request }) => addressOf(request.url) === addressOf(url));
  }

  /**
   * How unrelated operations answer now, where they no longer do as before and all in the same way; undefined where
   * they do as before. One operation may have its own reason: it takes two.
   */
  async changedResponse(excluded: ReadonlySet<Operation>): Promise<string | undefined> {
    const seen = new Map<string, number>();
    for (const known of [this.reads, this.refusals])
      for (const recorded of this.sample(known, excluded)) {
        const { call, request, user } = recorded;
        const now = readResponse(call, request, await this.checker.client.send(request), user);
        const signature = signatureOf(now);
        if (!isServerFailure(now) || signature === signatureOf(recorded)) continue;
        const count = (seen.get(signature) ?? 0) + 1;
        if (count >= 2) return signature;
        seen.set(signature, count);
      }
    return undefined;
  }

  /** The latest operations: what they named is the likeliest to exist still. */
  private sample(known: ReadonlyMap<Operation, Exchange>, excluded: ReadonlySet<Operation>): Exchange[] {
    return [...known.values()].filter(({ operation }) => !excluded.has(operation)).slice(-sampleSize);
  }
}

/** Answers that a switch of the whole server leads to: maintenance, lost rights, a broken store. */
export function isServerFailure({ code, failure }: Exchange): boolean {
  return failure !== undefined || code === 401 || code === 403 || code >= 500;
}

/** Status and shape of an answer. */
export function signatureOf({ code, body, failure }: Exchange): string {
  if (failure) return `no answer (${failure.reason})`;
  const kind = isObject(body) ? (body["name"] ?? body["error"] ?? body["type"]) : undefined;
  return `status ${code}${typeof kind === "string" ? ` ${kind}` : ""}`;
}
