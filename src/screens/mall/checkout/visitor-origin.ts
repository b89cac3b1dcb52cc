import { defaultPackOrigin } from "../../../platform/channels";
import { readStored } from "../../../platform/storage";

/** The buyer's origin, in the form of orders. */
export function visitorOrigin(): string {
  return readStored("packOrigin") ?? defaultPackOrigin;
}
