import { defaultPackOrigin } from "../../../platform/channels";
import { readStored } from "../../../platform/storage";

/** Where the buyer came from, as orders say it. */
export function visitorOrigin(): string {
  return readStored("packOrigin") ?? defaultPackOrigin;
}
