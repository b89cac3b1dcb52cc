import { sampleUserIds } from "../../../mocks/business/data/users";
import { signInPersistent } from "../../../mocks/kernel/session";
import type { TestBackend } from "../../../mocks/node";
import { begin } from "../../support/begin";

/** A new world with an account signed in, 永兴's by default; null for nobody. */
export function beginSignedIn(userId: string | null = sampleUserIds.wholesaler, mock?: string): TestBackend {
  const backend = begin(mock === undefined ? {} : { mock });
  if (userId !== null) signInPersistent(backend.kernel.world, userId);
  return backend;
}
