import type { Reaction } from "../world/events";
import { createEndpoint, type Endpoint } from "./endpoint";
import type { Control, Group, Preparation } from "./group";
import { commonPersonas, commonScenarios } from "./preparations";
import type { ResponseImport } from "./response-import";
import { createRouter, type Match } from "./router";
import type { SelectionNames } from "./selection-names";
import { createValidators } from "./validators";

/** Everything that is the same for all worlds: addresses, validators, handlers, personas and scenarios. */
export interface BackEnd {
  readonly endpoints: readonly Endpoint[];
  route(method: string, path: string): Match<Endpoint>;
  readonly personas: Readonly<Record<string, Preparation>>;
  readonly scenarios: Readonly<Record<string, Preparation>>;
  readonly names: SelectionNames;
  readonly groups: readonly Group[];
  /** Of all groups, in the order of the groups. */
  readonly reactions: readonly Reaction[];
  /** Of all groups, by "GET inbox". */
  readonly controls: ReadonlyMap<string, Control>;
  /** Of all groups, by operationId. */
  readonly responseImports: ReadonlyMap<string, ResponseImport>;
}

const prepared = new WeakMap<readonly Group[], BackEnd>();

/** Joins groups into one back end, once for each list. Throws when they contradict each other or lack handlers. */
export function prepareBackEnd(groups: readonly Group[]): BackEnd {
  const known = prepared.get(groups);
  if (known) return known;
  const endpoints = groups.flatMap(endpointsOf);
  const personas = joined("persona", [commonPersonas, ...groups.map((group) => group.personas ?? {})]);
  const scenarios = joined("scenario", [commonScenarios, ...groups.map((group) => group.scenarios ?? {})]);
  const operations = endpoints.map(({ operationId }) => operationId);
  const twice = operations.find((id, index) => operations.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`Two operations are called ${twice}.`);
  const backEnd: BackEnd = {
    endpoints,
    route: createRouter(endpoints),
    personas,
    scenarios,
    names: {
      personas: Object.keys(personas),
      scenarios: Object.keys(scenarios),
      operations,
      examples: new Map(endpoints.map(({ operationId, examples }) => [operationId, examples])),
    },
    groups,
    reactions: groups.flatMap((group) => group.reactions ?? []),
    controls: new Map(
      groups
        .flatMap((group) => group.controls ?? [])
        .map((control) => [`${control.method} ${control.name}`, control]),
    ),
    responseImports: new Map(groups.flatMap((group) => Object.entries(group.responseImports ?? {}))),
  };
  prepared.set(groups, backEnd);
  return backEnd;
}

function endpointsOf(group: Group): Endpoint[] {
  const { contract, handlers } = group;
  const validatorOf = createValidators(contract);
  const undocumented = Object.keys(handlers).filter(
    (id) => !contract.operations.some(({ operationId }) => operationId === id),
  );
  if (undocumented.length > 0)
    throw new Error(`mocks/${contract.group}: ${undocumented.join(", ")} is not in ${contract.file}.`);
  return contract.operations.map((operation, index) => {
    const handler = handlers[operation.operationId];
    if (!handler)
      throw new Error(
        `mocks/${contract.group}: no handler for ${operation.operationId} of ${contract.file}.`,
      );
    return createEndpoint(contract, index, operation, handler, validatorOf);
  });
}

function joined(
  kind: string,
  registries: readonly Readonly<Record<string, Preparation>>[],
): Record<string, Preparation> {
  const all: Record<string, Preparation> = {};
  for (const [name, preparation] of registries.flatMap((registry) => Object.entries(registry))) {
    if (Object.hasOwn(all, name)) throw new Error(`Two ${kind}s are called ${name}.`);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      throw new Error(`The ${kind} "${name}" is not written in kebab-case.`);
    all[name] = preparation;
  }
  return all;
}
