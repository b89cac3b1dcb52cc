import { useLocation, useNavigate } from "react-router-dom";
import { useLogoutAccount } from "../../api/account/mutations";
import { type Result, toResult } from "../../client/client-error";
import { forgetUser } from "../../platform/signed-in";
import { addresses } from "../routing/addresses";
import { noteLeaving } from "./leaving";

interface LogOut {
  /** Ends the session and goes home. Somebody whose session was over already is logged out all the same. */
  readonly logOut: () => Promise<Result<null>>;
  readonly isLoggingOut: boolean;
}

/** Logging out: nothing the user saw stays behind, on this page or on the device. */
export function useLogOut(): LogOut {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { mutateAsync, isPending } = useLogoutAccount();
  const logOut = async (): Promise<Result<null>> => {
    noteLeaving(key);
    const result = await toResult(mutateAsync());
    if (!result.ok && result.error.kind !== "signed-out") {
      noteLeaving(null);
      return result;
    }
    forgetUser();
    navigate(addresses.home);
    return { ok: true, data: null };
  };
  return { logOut, isLoggingOut: isPending };
}
