import { text } from "../operations";
import { requestBodyChanges, responseChanges } from "./body-changes";
import { textsOnly } from "./change";
import { changeOf, type OperationChange, type OperationPair } from "./component-changes";
import { promiseChanges } from "./guarantee-changes";
import { parameterChanges } from "./parameter-changes";
import { securityChanges } from "./security-changes";

/** Everything that differs in an operation both versions have. */
export function operationChanges(pair: OperationPair): OperationChange[] {
  return [
    ...nameChanges(pair),
    ...parameterChanges(pair),
    ...requestBodyChanges(pair),
    ...responseChanges(pair),
    ...securityChanges(pair),
    ...promiseChanges(pair),
  ];
}

function nameChanges({ old, current, after }: OperationPair): OperationChange[] {
  const place = after.placeOf(current.pointer);
  const [before, now] = [text(old.operation["operationId"]), text(current.operation["operationId"])];
  const changes: OperationChange[] = [];
  if (before !== now) {
    const why = ["risky", "code made from the contract calls it by its name"] as const;
    changes.push(changeOf("", `operationId ${before} became ${now}`, why, place));
  }
  const wordings = ["summary", "description", "tags", "x-proposed"].filter(
    (keyword) => JSON.stringify(old.operation[keyword]) !== JSON.stringify(current.operation[keyword]),
  );
  if (wordings.length > 0) {
    changes.push(changeOf("", `${wordings.join(", ")} changed`, ["safe", textsOnly], place));
  }
  const [wasDeprecated, isDeprecated] = [
    old.operation["deprecated"] === true,
    current.operation["deprecated"] === true,
  ];
  if (!wasDeprecated && isDeprecated)
    changes.push(changeOf("", "deprecated", ["risky", "it is going to be removed"], place));
  if (wasDeprecated && !isDeprecated)
    changes.push(changeOf("", "no longer deprecated", ["safe", "it stays"], place));
  return changes;
}
