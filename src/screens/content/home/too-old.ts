import type { Installer } from "./installers";

/** What the versions of Windows before 10 call themselves; browsers report all later ones as 10. */
const windowsVersions: Readonly<Record<string, number>> = {
  "5.1": 5,
  "5.2": 5,
  "6.0": 6,
  "6.1": 7,
  "6.2": 8,
  "6.3": 8.1,
};

/** The name a browser gives a system. A Mac's is left out: browsers report the same old version for all of them. */
const reportedNames: Readonly<Partial<Record<Installer["type"], string>>> = {
  windows: "Windows NT",
  ios: "iOS",
  android: "Android",
};

/** Whether an installer needs a later version than this system ("Windows NT 6.1") has; false where either is unknown. */
export function isTooOld({ type, min_os }: Installer, system: string): boolean {
  const needed = /(\d+(?:\.\d+)?)\D*$/.exec(min_os)?.[1];
  const [, name, number = ""] = /^(.+) (\d+(?:\.\d+)?)/.exec(system) ?? [];
  if (needed === undefined || name === undefined || name !== reportedNames[type]) return false;
  const present = type === "windows" ? windowsVersions[number] : Number(number);
  return present !== undefined && present < Number(needed);
}
