import { currentHostname } from "../../platform/environment";
import { settings } from "../../platform/settings";
import { mayTrack } from "../consent";

/** Whether errors may be reported: an address to report to, a host of the settings, and the visitor's consent. */
export function mayReportErrors(): boolean {
  const { dsn, hosts } = settings().errorReporting;
  return dsn !== "" && hosts.includes(currentHostname()) && mayTrack();
}
