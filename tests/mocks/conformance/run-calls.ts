import { groups } from "../../../mocks/groups";
import { prepareBackEnd } from "../../../mocks/kernel/back-end";
import { type ExampleCall, exampleCalls } from "./contract-calls";
import { createIdStore, type IdStore } from "./id-store";
import { withPageSums } from "./page-sums";

/** A call as passed to a transport. */
export interface SentCall {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null for none. */
  readonly body: string | null;
}

/** A response as a transport returns it. */
export interface TransportResponse {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

export type Send = (call: SentCall) => Promise<TransportResponse>;

/**
 * Sends a series of calls to a back end and returns one line for each call and its response: for a visitor and some
 * personas, every operation with every example of its contract, first the reads, then the changes, the reads again, and
 * at last the operations that end the session. Ids from responses are used in the following calls. The lines are
 * deterministic.
 */
export async function runCalls(send: Send): Promise<string[]> {
  const calls = exampleCalls();
  const reads = calls.filter(({ effect }) => effect === "reads");
  const changes = calls.filter(({ effect }) => effect === "changes");
  const ends = calls.filter(({ effect }) => effect === "endsSession");
  const lines: string[] = [];
  for (const persona of chosenPersonas()) {
    const memory = createIdStore();
    const mock = `persona:${persona},seed:7,clock:2026-11-21T10:32:00+08:00`;
    for (const call of [...reads, ...changes, ...reads, ...ends]) {
      const sent = compose(call, memory, mock);
      const { status, contentType, text } = await send(sent);
      lines.push(
        `${persona} ${call.operationId} ${sent.method} ${sent.address} ${sent.body ?? ""} → ${status} ${contentType} ${text}`,
      );
      memory.storeIds(text, { group: call.group, isChange: call.effect === "changes" });
    }
  }
  return lines;
}

/** Personas of different roles, of which the mocked groups define those used. */
const personaNames = ["visitor", "wholesaler", "promoter", "agent-china", "trial-day-three"];

export function chosenPersonas(): string[] {
  const { personas } = prepareBackEnd(groups).names;
  return personaNames.filter((name) => personas.includes(name));
}

function compose(call: ExampleCall, memory: IdStore, mock: string): SentCall {
  const query = new URLSearchParams();
  const headers: Record<string, string> = { "x-mock": mock };
  let { path } = call;
  for (const { name, in: place, value } of call.parameters) {
    const known = memory.idFor(call.group, name, value);
    if (place === "path") path = path.replace(`{${name}}`, encodeURIComponent(String(known)));
    else if (place === "header") headers[name.toLowerCase()] = String(known);
    else if (place === "query")
      for (const item of Array.isArray(known) ? known : [known]) query.append(name, String(item));
  }
  const pass = memory.idFor("account", "pass", "");
  const body =
    call.body === undefined
      ? null
      : JSON.stringify(
          withPageSums(memory.withIds(call.group, call.body), typeof pass === "string" && pass ? pass : null),
        );
  if (body !== null) headers["content-type"] = "application/json";
  const address = query.size > 0 ? `${path}?${query}` : path;
  return { method: call.method, address, headers, body };
}
