import type { Exchange } from "../send/exchange";
import type { Checker } from "./checker";

/** Long enough that no text contains it by chance. */
const leastLength = 8;

/** The label of a user's credential that a refusal shows and its request did not send; undefined where there is none. */
export function shownCredential({ users }: Checker, { ok, text, request }: Exchange): string | undefined {
  if (ok || text === "") return undefined;
  const sent = [request.url, request.body?.toString("utf8") ?? "", ...Object.values(request.headers)];
  for (const user of users)
    for (const [scheme, value] of user.schemes)
      if (value.length >= leastLength && text.includes(value) && !sent.some((one) => one.includes(value)))
        return user.label.get(scheme) ?? `a credential of ${user.name}`;
  return undefined;
}
