import { isRead, type Operation } from "../load/model";
import type { Exchange } from "../send/exchange";
import { evaluate } from "../send/expression";
import type { Checker } from "./checker";

/** A value that a `link` of the contract takes from another operation's response. */
export async function linkedValue(
  checker: Checker,
  operation: Operation,
  name: string,
  attempt: (source: Operation) => Promise<Exchange | undefined>,
): Promise<unknown> {
  for (const contract of checker.contracts)
    for (const link of contract.links) {
      const expression = link.parameters[name];
      if (link.to !== operation.id || expression === undefined) continue;
      const source = checker.operations.find(({ id }) => id === link.from);
      if (!source || source === operation || !isRead(source)) continue;
      const exchange = await attempt(source);
      if (!exchange?.ok) continue;
      const value = evaluate(expression, {
        body: exchange.body,
        headers: exchange.response?.headers ?? {},
        requestBody: exchange.call.body,
        parameters: exchange.call.parameters,
      });
      if (value !== undefined && value !== null) return value;
    }
  return undefined;
}
