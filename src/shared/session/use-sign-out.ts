import { useLocation, useNavigate } from "react-router-dom";
import { useLogoutAccount } from "../../api/account/mutations";
import { type Result, toResult } from "../../client/client-error";
import { clearDrafts } from "../../platform/draft-owner";
import { clearUser } from "../../platform/signed-in";
import { addresses } from "../routing/addresses";
import { setLeavingEntry } from "./leaving";

interface SignOut {
  /** Ends the session and goes home. An ended session counts as signed out. */
  readonly signOut: () => Promise<Result<null>>;
  readonly isSigningOut: boolean;
}

/** Logging out: nothing the user saw stays behind, on this page or on the device. */
export function useSignOut(): SignOut {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { mutateAsync, isPending } = useLogoutAccount();
  const signOut = async (): Promise<Result<null>> => {
    setLeavingEntry(key);
    const result = await toResult(mutateAsync());
    if (!result.ok && result.error.kind !== "signed-out") {
      setLeavingEntry(null);
      return result;
    }
    clearUser();
    clearDrafts();
    navigate(addresses.home);
    return { ok: true, data: null };
  };
  return { signOut, isSigningOut: isPending };
}
