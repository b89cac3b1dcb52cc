import { type ClientError, isClientError, isOutcomeUnknown } from "./client-error";

/** Options of a query that is to read what the back end has now, once. */
export const asOfNow = { staleTime: 0, retry: false } as const;

/**
 * Sends a change that cannot be repeated. Where its answer was lost it may have happened all the same, and a second
 * attempt is refused for that very reason: a read tells, and what it finds counts as the answer.
 * @param send rejects with a `ClientError`
 * @param find what the change answers, read from the state it leaves; null where it did not happen. Rejects with a
 * `ClientError`.
 * @param mayHaveHappened after which failures to look: also after a refusal, unless what is read says nothing of this
 * very change
 * @throws ClientError of the change, where it did not happen or the read fails as well
 */
export async function sendOrFind<Answer>(
  send: () => Promise<Answer>,
  find: () => Promise<Answer | null>,
  mayHaveHappened: (error: ClientError) => boolean = isUnknownOrRefused,
): Promise<Answer> {
  try {
    return await send();
  } catch (caught) {
    if (!isClientError(caught) || !mayHaveHappened(caught)) throw caught;
    const found = await find().catch(nullAfterClientError);
    if (found === null) throw caught;
    return found;
  }
}

function isUnknownOrRefused(error: ClientError): boolean {
  return isOutcomeUnknown(error) || error.kind === "refused";
}

function nullAfterClientError(caught: unknown): null {
  if (isClientError(caught)) return null;
  throw caught;
}
