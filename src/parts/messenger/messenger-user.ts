import { useQuery } from "@tanstack/react-query";
import { messengerUserQuery } from "../../api/account/queries";
import type { ClientError } from "../../client/client-error";
import type { components } from "../../generated/account";
import { envelope } from "../../rules/limits";

type Part = components["schemas"]["MessengerUserPart"];

/** What is known of somebody in the messenger; `kdUid` and `phone` are null where no account is tied. */
export interface KnownInMessenger extends Part {
  readonly kdUid: string | null;
  readonly phone: string | null;
}

/** Who somebody is in the messenger. Where only a part is known (40001), that part is the answer. */
export function useMessengerUser(openid: string | null): KnownInMessenger | null {
  const { data, error } = useQuery({ ...messengerUserQuery(openid ?? ""), enabled: openid !== null });
  if (data !== undefined) return data;
  const part = error === null ? null : messengerPart(error);
  return part && { ...part, kdUid: null, phone: null };
}

/** The part of a user that a refusal with 40001 carries; null for every other failure. */
export function messengerPart(error: ClientError): Part | null {
  if (error.kind !== "refused" || error.code !== envelope.messengerPartial) return null;
  return isPart(error.data) ? error.data : null;
}

function isPart(data: unknown): data is Part {
  return typeof data === "object" && data !== null && "openid" in data && "isSubscribed" in data;
}
