import { clientStore } from "../platform/client-watch";
import { origins } from "../rules/limits";

/** The origin id of this visitor's records in every log, by the system: a log-in and what follows it have the same. */
export function logOrigin(): (typeof origins.log)[keyof typeof origins.log] {
  const { isAndroid, isIos } = clientStore.getSnapshot();
  if (isAndroid) return origins.log.android;
  return isIos ? origins.log.ios : origins.log.web;
}
