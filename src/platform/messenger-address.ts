import { parseAddress } from "./web-address";

/** What the messenger adds to the address it comes back to. */
const responseParameters = ["isappinstalled", "code", "state", "app_id", "source", "scope"];

/** The messenger's answer in an address. */
export interface AuthorisationResponse {
  readonly code: string;
  /** "" where there is none. */
  readonly state: string;
}

/** The answer a query carries; null where it carries none. */
export function readAuthorisationResponse(query: string): AuthorisationResponse | null {
  const parameters = new URLSearchParams(query);
  const code = parameters.get("code");
  return code === null || code === "" ? null : { code, state: parameters.get("state") ?? "" };
}

/** A query without what the messenger added to it; the rest stays, in its order. */
export function withoutAuthorisationResponse(query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of responseParameters) parameters.delete(name);
  const rest = parameters.toString();
  return rest === "" ? "" : `?${rest}`;
}

/** A hash without the messenger's mark, which browsers carry along from its page to ours. */
export function withoutMessengerMark(hash: string): string {
  return hash === `#${messengerMark}` ? "" : hash;
}

/** The messenger looks for it in the address of its page. */
const messengerMark = "wechat_redirect";

/**
 * The messenger's page that asks who the visitor is, silently (scope snsapi_base); null where `page` is no address.
 * @param page the configured page, with the account's `appid`
 * @param back the whole address to come back to
 */
export function authorisationUrl(page: string, back: string, state: string): string | null {
  const url = parseAddress(page);
  if (url === null) return null;
  url.searchParams.set("redirect_uri", back);
  url.searchParams.set("response_type", "code");
  url.searchParams.set("scope", "snsapi_base");
  url.searchParams.set("state", state);
  url.hash = messengerMark;
  return url.toString();
}
