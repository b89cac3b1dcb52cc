import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Exchange } from "../../send/exchange";

/**
 * A documented HEAD is answered like the GET of its path, without a body: same status, same headers about the content.
 *
 * Standard: RFC 9110 §9.3.2 (HEAD).
 * Reports: `header`, `status`. Severity: error.
 */
export function headRequests({ operations, selected, bases }: Checker): Scenario[] {
  return operations.flatMap((head) => {
    const get = operations.find(
      ({ method, path, contract }) => method === "get" && path === head.path && contract === head.contract,
    );
    if (head.method !== "head" || !get || !selected.has(head) || !selected.has(get)) return [];
    return [
      {
        name: `head ${head.id}`,
        operation: head,
        run: async (trial) => {
          if (!bases.get(get)?.isAccepted) return;
          const call = await prepareCall(trial, get);
          const whole = await trial.send(call);
          const exchange = await trial.send({
            ...(await prepareCall(trial, head)),
            parameters: call.parameters,
          });
          const fault = headFault(whole, exchange);
          if (fault)
            trial.report(fault.name === "status" ? "status" : "header", head, exchange, {
              expected: `${fault.name}: ${fault.expected}, as for GET`,
              actual: fault.actual,
              cause: `head ${fault.name}`,
              pointer: fault.name === "status" ? "" : `/headers/${fault.name}`,
            });
        },
      },
    ];
  });
}

/** Headers about the content; others, such as `Date`, may differ. */
const ofContent = [
  "content-type",
  "etag",
  "last-modified",
  "link",
  "x-total-count",
  "x-total",
  "content-language",
  "vary",
  "content-length",
];

/** The first difference between the answers to GET and HEAD. */
export function headFault(
  get: Pick<Exchange, "response">,
  head: Pick<Exchange, "response">,
): { name: string; expected: string; actual: string } | undefined {
  const [one, two] = [get.response, head.response];
  if (!one || !two) return undefined;
  if (one.status !== two.status)
    return { name: "status", expected: String(one.status), actual: String(two.status) };
  for (const name of ofContent) {
    const [expected, actual] = [one.headers[name]?.[0], two.headers[name]?.[0]];
    // The length may be left out, and a server that counts no bytes of an empty body says 0.
    const isLength = name === "content-length" && (actual === undefined || actual === "0");
    const isLeftOut = actual === undefined && (name === "content-type" || name === "vary");
    if (expected !== undefined && actual !== expected && !isLength && !isLeftOut)
      return { name, expected, actual: actual ?? "no such header" };
  }
  return undefined;
}
