import type { LoadedContract } from "./load";
import { findOperations, list, text } from "./operations";
import type { ContractProblem } from "./problem";

/** Verbs an operationId may begin with; `listNews` reads, `addServiceBooking` changes. */
const verbs = [
  "list",
  "get",
  "add",
  "create",
  "update",
  "delete",
  "remove",
  "report",
  "rate",
  "verify",
  "check",
  "send",
  "receive",
  "bind",
  "unbind",
  "log",
  "login",
  "logout",
  "register",
  "reset",
  "change",
  "activate",
  "apply",
  "search",
  "draw",
  "share",
  "toggle",
  "give",
  "enter",
  "pay",
  "cancel",
  "upgrade",
  "save",
  "request",
  "exchange",
  "preview",
  "count",
  "sum",
  "track",
  "poll",
];

/** Conventions of all contracts: one tag (the group), verb-noun ids used once, unsafe GETs documented as such. */
export function checkConventions(
  contracts: readonly { group: string; contract: LoadedContract }[],
): ContractProblem[] {
  const problems: ContractProblem[] = [];
  const seen = new Map<string, string>();
  for (const { group, contract } of contracts) {
    if (contract.document["x-envelope"] === undefined) {
      problems.push({
        file: contract.file,
        line: 1,
        message: "x-envelope is missing; say how answers are framed.",
      });
    }
    for (const { pointer, operation } of findOperations(contract)) {
      const place = contract.lines.get(pointer) ?? `${contract.file}:1`;
      const split = place.lastIndexOf(":");
      const report = (message: string) =>
        problems.push({ file: place.slice(0, split), line: Number(place.slice(split + 1)), message });
      const id = text(operation["operationId"]);
      const known = seen.get(id);
      if (id === "") report("operationId is missing.");
      else if (known !== undefined) report(`operationId ${id} is already used at ${known}.`);
      else if (!verbs.some((verb) => new RegExp(`^${verb}([A-Z]|$)`).test(id)))
        report(`operationId ${id} must begin with a verb and name a thing.`);
      seen.set(id, place);
      const tags = list(operation["tags"]);
      if (tags.length !== 1 || tags[0] !== group) report(`${id} must carry the one tag ${group}.`);
      if (text(operation["summary"]) === "" || text(operation["description"]) === "")
        report(`${id} needs a summary and a description.`);
    }
  }
  return problems;
}
