import type { ClientError } from "../../../client/client-error";

/** Whether the server understood and has nothing under this address, so that asking again is pointless. */
export function isNotFound(error: ClientError): boolean {
  return error.kind === "refused" && error.code === 404;
}
