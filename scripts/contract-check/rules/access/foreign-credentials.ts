import type { Checker } from "../../engine/checker";
import type { Operation, Scheme } from "../../load/model";

/** The user's credentials for schemes that other operations declare and this one does not. */
export function foreignCredentials({ users: [user] }: Checker, operation: Operation): [Scheme, string][] {
  const own = operation.security.flat();
  const schemes = new Map(
    operation.contract.operations.flatMap(({ security }) => security.flat()).map((one) => [one.name, one]),
  );
  const isOwn = ({ name, kind, field }: Scheme): boolean =>
    own.some((one) => one.name === name || (one.kind === kind && one.field === field));
  const values = new Set(own.map(({ name }) => user?.schemes.get(name)));
  return [...schemes.values()].flatMap((scheme): [Scheme, string][] => {
    const value = user?.schemes.get(scheme.name);
    return value === undefined || values.has(value) || isOwn(scheme) ? [] : [[scheme, value]];
  });
}
