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
  authorisationUrl,
  readAuthorisationResponse,
  withoutAuthorisationResponse,
  withoutMessengerMark,
} from "../../platform/messenger-address";
import { readMessengerVisit, updateMessengerVisit } from "../../platform/messenger-visit";
import { randomCode } from "../../platform/random-code";
import { settings } from "../../platform/settings";

/**
 * The result of the messenger's authorisation; "leaving": the page is on its way elsewhere, nothing is to be shown.
 */
export type Authorisation<Data> =
  | { readonly kind: "answered"; readonly result: Result<Data> }
  | { readonly kind: "not-needed" | "not-asked" | "leaving" | "stuck" };

interface AuthoriseOptions<Data> {
  /** Exchanges the messenger's code; called once per code. */
  readonly exchange: (code: string) => Promise<Result<Data>>;
  /** Whether the visitor is identified already; called only without a response in the address. */
  readonly isIdentified: () => Promise<boolean>;
  /** Whether the page may be redirected to the messenger now. */
  readonly mayRedirect: boolean;
}

/** Navigation as a port: tests replace the messenger. */
export interface AuthorisationNavigation {
  readonly assign: (address: string) => boolean;
  readonly replace: (address: string) => boolean;
}

const browserNavigation: AuthorisationNavigation = { assign: assignAddress, replace: replaceAddress };

/** Whether this page is inside the messenger on a phone, which alone can identify the visitor. */
export function canAuthorise(): boolean {
  const { messenger, platform } = clientStore.getSnapshot();
  return messenger === "personal" && platform === "mobile" && settings().links.messengerAuthorisation !== "";
}

/**
 * One step of the messenger's authorisation, when a page that needs it opens. A stored code is exchanged; a code in
 * the address is stored, if its state matches, and the address cleaned by a reload; else the messenger is asked,
 * once a visit, so that a useless answer causes no redirect loop.
 */
export async function authorise<Data>(
  { exchange, isIdentified, mayRedirect }: AuthoriseOptions<Data>,
  navigation: AuthorisationNavigation = browserNavigation,
): Promise<Authorisation<Data>> {
  if (!canAuthorise()) return { kind: "not-needed" };
  const visit = readMessengerVisit();
  if (visit.code !== null) {
    // Removed first: a code is valid once, and a reload in between must not offer it again.
    updateMessengerVisit({ code: null });
    return { kind: "answered", result: await exchange(visit.code) };
  }
  const response = readAuthorisationResponse(currentQuery());
  if (response !== null) {
    const isExpectedState = visit.state !== null && response.state === visit.state;
    updateMessengerVisit({ state: null, code: isExpectedState ? response.code : null });
    navigation.replace(currentAddress() + withoutMessengerMark(currentHash()));
    return { kind: "leaving" };
  }
  if (await isIdentified()) return { kind: "not-needed" };
  if (visit.hasAsked) return { kind: "stuck" };
  return mayRedirect
    ? { kind: requestAuthorisation(navigation) ? "leaving" : "stuck" }
    : { kind: "not-asked" };
}

/** Redirects to the messenger's authorisation; false where that is not possible. */
export function requestAuthorisation(navigation: AuthorisationNavigation = browserNavigation): boolean {
  const state = randomCode();
  const url = authorisationUrl(settings().links.messengerAuthorisation, currentAddress(), state);
  if (url === null) return false;
  updateMessengerVisit({ state, hasAsked: true });
  return navigation.assign(url);
}

/** This page without the messenger's answer; with the origin in front, because a path that begins with // names another host. */
function currentAddress(): string {
  return currentOrigin() + currentPath() + withoutAuthorisationResponse(currentQuery());
}
