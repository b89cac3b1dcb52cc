import type { Checker } from "../../engine/checker";

/** The users who have these roles and no others, by their index. */
export const usersOfRoles = ({ users }: Pick<Checker, "users">, roles: readonly string[]): number[] =>
  users.flatMap(({ grants = [] }, index) => (grants.join() === roles.join() ? [index] : []));
