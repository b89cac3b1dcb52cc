import { browserWindow } from "./browser";

const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows NT (\d+(?:\.\d+)?)/, "Windows NT"],
  [/Android (\d+(?:\.\d+)*)/, "Android"],
  [/\bOS (\d+(?:_\d+)*) like Mac OS X/, "iOS"],
  [/Mac OS X (\d+(?:[._]\d+)*)/, "macOS"],
  [/\b(Linux)\b/, ""],
];

/** The operating system and its version as the browser reports them, such as "Android 14"; "" when unknown. */
export function systemVersion(userAgent: string = browserWindow()?.navigator.userAgent ?? ""): string {
  for (const [pattern, name] of systems) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version.replaceAll("_", ".")}`.trim().slice(0, 60);
  }
  return "";
}
