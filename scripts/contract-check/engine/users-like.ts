import type { Checker } from "./checker";

/** The other users with the very roles of one, by their index. */
export function usersLike({ users }: Pick<Checker, "users">, userIndex: number): number[] {
  const roles = users[userIndex]?.grants?.join();
  return users.flatMap(({ grants }, index) =>
    index !== userIndex && grants?.join() === roles ? [index] : [],
  );
}
