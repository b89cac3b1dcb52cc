import type { Contract, Operation } from "../load/model";
import { shapeOf } from "../schema/shape";
import { referredNoun } from "./nouns";
import { pathSlots } from "./paths";
import type { Resource, Role } from "./resource";

/**
 * What is made and listed where it lives may be shown by an address of its own: `POST /venues/{venueId}/concerts` makes
 * what `GET /concerts/{concertId}` shows. Their last step or a link says that it is one and the same.
 */
export function joinShallow(
  contracts: readonly Contract[],
  all: Map<string, Resource>,
  roles: Map<Operation, Role>,
): void {
  for (const made of [...all.values()]) {
    if (!made.create || showsItself(made) || made.isSingle || addsOnly(made.create, made)) continue;
    const candidates = [...all.values()].filter(
      (one) => one !== made && !one.create && !one.isSingle && showsItself(one),
    );
    const shown =
      candidates.find((one) => isLinked(contracts, made, one)) ??
      candidates.find((one) => lastStep(one) === lastStep(made) && !one.key.startsWith("noun:"));
    if (shown) join(made, shown, all, roles);
  }
}

/** `POST /playlists/{playlistId}/tracks` with a `trackId` makes no track. */
function addsOnly(create: Operation, { noun }: Resource): boolean {
  const schema = create.body?.media[0]?.schema;
  const members = schema ? [...shapeOf(create.contract.documents, schema).properties.keys()] : [];
  return members.some((name) => /ids?$/i.test(name) && referredNoun(name) === noun);
}

const showsItself = ({ read, replace, update, remove }: Resource): boolean =>
  (read ?? replace ?? update ?? remove) !== undefined;

const lastStep = ({ key }: Resource): string => key.slice(key.lastIndexOf("/") + 1);

/** A link hands the id of what was made to what shows or changes just that. */
function isLinked(contracts: readonly Contract[], made: Resource, shown: Resource): boolean {
  const targets = [shown.read, shown.replace, shown.update, shown.remove];
  return contracts.some(({ links }) =>
    links.some(({ from, to, status, parameters }) => {
      const target = targets.find((one) => one?.id === to);
      if (from !== made.create?.id || !target || !status.startsWith("2")) return false;
      const own = [...pathSlots(target.path)].find(([, key]) => key === shown.key)?.[0];
      return own !== undefined && parameters[own]?.startsWith("$response.") === true;
    }),
  );
}

function join(
  made: Resource,
  shown: Resource,
  all: Map<string, Resource>,
  roles: Map<Operation, Role>,
): void {
  if (made.create) shown.create = made.create;
  if (made.list && !shown.list) shown.list = made.list;
  if (made.parent !== undefined) shown.parent = made.parent;
  shown.actions.push(...made.actions);
  for (const [operation, { resource, kind }] of roles)
    if (resource === made && operation !== made.list) roles.set(operation, { resource: shown, kind });
  const { list } = made;
  if (list && shown.list === list) roles.set(list, { resource: shown, kind: "list" });
  if (!list || shown.list === list) all.delete(made.key);
  else delete made.create;
}
