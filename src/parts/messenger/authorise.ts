import type { Result } from "../../client/client-error";
import {
  assignAddress,
  currentHash,
  currentOrigin,
  currentPath,
  currentQuery,
  replaceAddress,
} from "../../platform/address";
import { clientStore } from "../../platform/client-watch";
import {
  messengerQuestion,
  readMessengerAnswer,
  withoutMessengerAnswer,
  withoutMessengerMark,
} from "../../platform/messenger-address";
import { noteMessengerVisit, readMessengerVisit } from "../../platform/messenger-visit";
import { randomState } from "../../platform/random-state";
import { settings } from "../../platform/settings";

/** What came of the way through the messenger; "leaving": the page is on its way elsewhere, nothing is to be shown. */
export type Authorisation<Data> =
  | { readonly kind: "answered"; readonly result: Result<Data> }
  | { readonly kind: "not-needed" | "not-asked" | "leaving" | "stuck" };

interface AuthoriseOptions<Data> {
  /** Has the messenger's code exchanged; called once per code. */
  readonly exchange: (code: string) => Promise<Result<Data>>;
  /** Whether it is known already who the visitor is; asked only where there is no answer. */
  readonly isKnown: () => Promise<boolean>;
  /** Whether the page may go and ask the messenger now. */
  readonly mayAsk: boolean;
}

/** Where to go, as a port: tests come in as a messenger that answers. */
export interface AuthorisationTravel {
  readonly leave: (address: string) => boolean;
  readonly replace: (address: string) => boolean;
}

const browserTravel: AuthorisationTravel = { leave: assignAddress, replace: replaceAddress };

/** Whether this page is inside the messenger on a phone, which alone can say who the visitor is. */
export function canAuthorise(): boolean {
  const { messenger, platform } = clientStore.getSnapshot();
  return messenger === "personal" && platform === "mobile" && settings().links.messengerAuthorisation !== "";
}

/**
 * One step of finding out who the visitor is to the messenger, to be made when a page that needs it opens. A code
 * kept is exchanged; a code in the address is kept, if it answers our question, and the address is cleaned by loading
 * it anew; else the messenger is asked, once a visit: an answer that does not help must not send the page round.
 */
export async function authorise<Data>(
  { exchange, isKnown, mayAsk }: AuthoriseOptions<Data>,
  travel: AuthorisationTravel = browserTravel,
): Promise<Authorisation<Data>> {
  if (!canAuthorise()) return { kind: "not-needed" };
  const visit = readMessengerVisit();
  if (visit.code !== null) {
    // Forgotten first: a code is good once, and a reload in between must not offer it again.
    noteMessengerVisit({ code: null });
    return { kind: "answered", result: await exchange(visit.code) };
  }
  const answer = readMessengerAnswer(currentQuery());
  if (answer !== null) {
    const isOurs = visit.state !== null && answer.state === visit.state;
    noteMessengerVisit({ state: null, code: isOurs ? answer.code : null });
    travel.replace(
      currentPath() + withoutMessengerAnswer(currentQuery()) + withoutMessengerMark(currentHash()),
    );
    return { kind: "leaving" };
  }
  if (await isKnown()) return { kind: "not-needed" };
  if (visit.hasAsked) return { kind: "stuck" };
  return mayAsk ? { kind: askMessenger(travel) ? "leaving" : "stuck" } : { kind: "not-asked" };
}

/** Leaves for the messenger's question; false where it cannot be asked. */
export function askMessenger(travel: AuthorisationTravel = browserTravel): boolean {
  const state = randomState();
  const back = currentOrigin() + currentPath() + withoutMessengerAnswer(currentQuery());
  const question = messengerQuestion(settings().links.messengerAuthorisation, back, state);
  if (question === null) return false;
  noteMessengerVisit({ state, hasAsked: true });
  return travel.leave(question);
}
