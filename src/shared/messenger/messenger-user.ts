import { useQuery } from "@tanstack/react-query";
import { messengerUserQuery } from "../../api/account/queries";
import type { ClientError } from "../../client/client-error";
import type { components } from "../../generated/account";
import { envelope } from "../../rules/limits";

type PartialUser = components["schemas"]["MessengerUserPart"];

/** The known data of a messenger user; `kdUid` and `phone` are null where no account is tied. */
export interface MessengerUser extends PartialUser {
  readonly kdUid: string | null;
  readonly phone: string | null;
}

/** The messenger user. Where only a part is known (40001), that part is the result. */
export function useMessengerUser(openid: string | null): MessengerUser | null {
  const { data, error } = useQuery({ ...messengerUserQuery(openid ?? ""), enabled: openid !== null });
  if (data !== undefined) return data;
  const partialUser = error === null ? null : partialUserOf(error);
  return partialUser && { ...partialUser, kdUid: null, phone: null };
}

/** The part of a user that a refusal with 40001 carries; null for every other failure. */
export function partialUserOf(error: ClientError): PartialUser | null {
  if (error.kind !== "refused" || error.code !== envelope.messengerPartial) return null;
  return isPartialUser(error.data) ? error.data : null;
}

function isPartialUser(data: unknown): data is PartialUser {
  return typeof data === "object" && data !== null && "openid" in data && "isSubscribed" in data;
}
