import { sampleUserIds } from "../../../mocks/business/data/users";
import { signInPersistent } from "../../../mocks/kernel/session";
import type { TestBackend } from "../../../mocks/node";
import { begin } from "../../support/begin";

/** A world of its own for this test in which an account is logged in, 永兴's unless told otherwise; null for nobody. */
export function beginSignedIn(userId: string | null = sampleUserIds.wholesaler, mock?: string): TestBackend {
  const backend = begin(mock === undefined ? {} : { mock });
  if (userId !== null) signInPersistent(backend.kernel.world, userId);
  return backend;
}
