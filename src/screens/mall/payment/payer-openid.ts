import { readStored } from "../../../platform/storage";

/** Who pays in the messenger, as its authorisation told this visit; null where it did not. */
export function payerOpenid(): string | null {
  const openid = readStored("visitDrafts")?.["messenger"]?.["openid"];
  return typeof openid === "string" ? openid : null;
}
