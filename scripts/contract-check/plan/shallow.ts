import type { Contract, Operation } from "../load/model";
import { shapeOf } from "../schema/shape";
import { referredNoun } from "./nouns";
import { normalise, pathSlots } from "./paths";
import type { Resource, Role } from "./resource";

/**
 * Joins resources that are created below a parent and read at an address of their own: `POST
 * /venues/{venueId}/concerts` creates what `GET /concerts/{concertId}` returns. The last path segment or a link
 * identifies them.
 */
export function joinShallow(
  contracts: readonly Contract[],
  all: Map<string, Resource>,
  roles: Map<Operation, Role>,
): void {
  for (const created of [...all.values()]) {
    if (
      !created.create ||
      hasItemOperation(created) ||
      created.isSingle ||
      addsExistingItem(created.create, created)
    )
      continue;
    const candidates = [...all.values()].filter(
      (one) => one !== created && !one.create && !one.isSingle && hasItemOperation(one),
    );
    const isNamesake = (one: Resource): boolean =>
      one !== created && lastStep(one) === lastStep(created) && !one.key.startsWith("noun:");
    const target =
      candidates.find((one) => isLinked(contracts, created, one)) ??
      candidates.find(isNamesake) ??
      [...all.values()].find((one) => isNamesake(one) && isActedOnAlone(one));
    if (target) join(created, target, all, roles);
  }
}

/** `POST /playlists/{playlistId}/tracks` with a `trackId` adds an existing track. */
function addsExistingItem(create: Operation, { noun }: Resource): boolean {
  const schema = create.body?.media[0]?.schema;
  const members = schema ? [...shapeOf(create.contract.documents, schema).properties.keys()] : [];
  return members.some((name) => /ids?$/i.test(name) && referredNoun(name) === noun);
}

const hasItemOperation = ({ read, replace, update, remove }: Resource): boolean =>
  (read ?? replace ?? update ?? remove) !== undefined;

/** `/complaints` with a list and `/complaints/{complaintId}/decision`, which are created below orders. */
const isActedOnAlone = ({ create, list, isSingle, key, actions }: Resource): boolean =>
  !create &&
  !isSingle &&
  list !== undefined &&
  actions.some(({ path }) => normalise(path).startsWith(`${key}/{}/`));

const lastStep = ({ key }: Resource): string => key.slice(key.lastIndexOf("/") + 1);

/** Whether a link passes the created id to an operation on the item. */
function isLinked(contracts: readonly Contract[], created: Resource, item: Resource): boolean {
  const targets = [item.read, item.replace, item.update, item.remove];
  return contracts.some(({ links }) =>
    links.some(({ from, to, status, parameters }) => {
      const target = targets.find((one) => one?.id === to);
      if (from !== created.create?.id || !target || !status.startsWith("2")) return false;
      const own = [...pathSlots(target.path)].find(([, key]) => key === item.key)?.[0];
      return own !== undefined && parameters[own]?.startsWith("$response.") === true;
    }),
  );
}

function join(
  created: Resource,
  target: Resource,
  all: Map<string, Resource>,
  roles: Map<Operation, Role>,
): void {
  if (created.create) target.create = created.create;
  if (created.list && !target.list) target.list = created.list;
  if (created.parent !== undefined) target.parent = created.parent;
  target.actions.push(...created.actions);
  for (const [operation, { resource, kind }] of roles)
    if (resource === created && operation !== created.list) roles.set(operation, { resource: target, kind });
  const { list } = created;
  if (list && target.list === list) roles.set(list, { resource: target, kind: "list" });
  if (!list || target.list === list) all.delete(created.key);
  else delete created.create;
}
