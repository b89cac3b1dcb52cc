import { useQuery } from "@tanstack/react-query";
import { promoterQuery } from "../../../api/promoter/queries";
import type { ClientError } from "../../../client/client-error";
import type { Partner } from "./partner";
import { requestedRole } from "./requested-role";

export type AccessRefusal = "noRole" | "roleConflict" | "parentChanged" | "notMember";

/** Whether the account that is signed in may use the partner area, and if not, why. */
export type PartnerAccess =
  | { readonly state: "loading" }
  | { readonly state: "allowed"; readonly partner: Partner }
  | { readonly state: "refused"; readonly reason: AccessRefusal; readonly partner: Partner }
  | {
      readonly state: "failed";
      readonly error: ClientError;
      readonly retry: () => void;
      readonly isRetrying: boolean;
    };

/** Asks for the role the account holds, then whether it may use this edition with it. */
export function usePartnerAccess(isEnabled = true): PartnerAccess {
  const held = useQuery({ ...promoterQuery(), enabled: isEnabled });
  const role = held.data?.role ?? "none";
  const verified = useQuery({
    ...promoterQuery(role === "none" ? undefined : requestedRole(role)),
    enabled: isEnabled && role !== "none",
  });
  if (held.data === undefined) {
    if (held.error === null) return { state: "loading" };
    const retry = () => void held.refetch();
    return { state: "failed", error: held.error, retry, isRetrying: held.isFetching };
  }
  if (role === "none") return { state: "refused", reason: "noRole", partner: held.data };
  if (verified.error !== null) {
    const reason = refusalOf(verified.error);
    if (reason !== null) return { state: "refused", reason, partner: held.data };
    if (verified.data === undefined) {
      const retry = () => void verified.refetch();
      return { state: "failed", error: verified.error, retry, isRetrying: verified.isFetching };
    }
  }
  return verified.data === undefined ? { state: "loading" } : { state: "allowed", partner: verified.data };
}

const refusals = new Map<number | null, AccessRefusal>([
  [45001, "roleConflict"],
  [45002, "parentChanged"],
  [45003, "notMember"],
]);

function refusalOf(error: ClientError): AccessRefusal | null {
  return error.kind === "refused" ? (refusals.get(error.errcode) ?? null) : null;
}
