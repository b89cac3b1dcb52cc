import type { Checker } from "./checker";

/** The users who have these roles and no others, by their index. */
export const usersOfRoles = ({ users }: Pick<Checker, "users">, roles: readonly string[]): number[] =>
  users.flatMap(({ grants = [] }, index) => (grants.join() === roles.join() ? [index] : []));

/**
 * Who may stand in for the first user, by their index. The second one does not where both are equals: what is that user's
 * is not the first one's.
 */
export function standIns({ users }: Pick<Checker, "users">): number[] {
  const [first, second] = users.map(({ grants }) => grants && [...grants].sort().join(" "));
  const areEquals = first === undefined || second === undefined || first === second;
  return users.map((_, index) => index).slice(areEquals ? 2 : 1);
}
