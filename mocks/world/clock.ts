import { businessClockOffset, durations } from "../../src/rules/limits";

/** A clock's mode: stopped at a time, in step with the real one, or offset from it. */
export type ClockSetting = { mode: "frozen"; at: number } | { mode: "live" } | { mode: "offset"; by: number };

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** The clock of devices: the real time. */
  deviceNow(): number;
  /** The instant as RFC 3339 with +08:00. */
  text(): string;
  /** Moves a clock by milliseconds, back when negative; a live clock becomes an offset one. */
  advance(milliseconds: number): void;
  set(setting: ClockSetting): void;
  setting(): ClockSetting;
}

/** A movable clock. `realTime` gives the milliseconds a live or offset clock runs with. */
export function createClock(start: ClockSetting, realTime: () => number = Date.now): Clock {
  let setting = start;
  const now = (): number => {
    if (setting.mode === "frozen") return setting.at;
    return realTime() + (setting.mode === "offset" ? setting.by : 0);
  };
  return {
    now,
    deviceNow: () => realTime(),
    text: () => rfc3339(now()),
    advance(milliseconds) {
      if (setting.mode === "frozen") setting = { mode: "frozen", at: setting.at + milliseconds };
      else setting = { mode: "offset", by: (setting.mode === "offset" ? setting.by : 0) + milliseconds };
    },
    set(next) {
      setting = next;
    },
    setting: () => setting,
  };
}

/** An instant (milliseconds since 1970) as RFC 3339 with +08:00, to the second: 2026-11-21T10:32:00+08:00. */
export function rfc3339(instant: number): string {
  return `${new Date(instant + businessClockOffset).toISOString().slice(0, 19)}+08:00`;
}

/** Reads "live", "+3d", "-90m" (units s, m, h, d) or an RFC 3339 moment; null for anything else. */
export function readClockSetting(text: string): ClockSetting | null {
  if (text === "live") return { mode: "live" };
  const shift = /^([+-])(\d{1,10})([smhd])$/.exec(text);
  if (shift) {
    const [, sign, amount, unit] = shift;
    const length = unitLength[unit ?? ""] ?? 0;
    return { mode: "offset", by: Number(amount) * length * (sign === "-" ? -1 : 1) };
  }
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : { mode: "frozen", at };
}

/** The text that `readClockSetting` reads as this setting. */
export function writeClockSetting(setting: ClockSetting): string {
  if (setting.mode === "live") return "live";
  if (setting.mode === "frozen") return rfc3339(setting.at);
  return `${setting.by < 0 ? "-" : "+"}${Math.round(Math.abs(setting.by) / durations.second)}s`;
}

const unitLength: Readonly<Record<string, number>> = {
  s: durations.second,
  m: durations.minute,
  h: durations.hour,
  d: durations.day,
};
