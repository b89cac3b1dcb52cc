const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?/;
const offset = /([+-])(\d\d):(\d\d)$/;

/**
 * Another time in the form to which one was changed: with an offset, in UTC, or without one. A time that is sent beside others
 * has to suit them, so its form is changed and not the time itself. Undefined where the change was one of the time.
 *
 * @param current The time of the request
 * @param base A time, and `changed` the same one in another form
 */
export function inFormOf(current: unknown, base: unknown, changed: unknown): string | undefined {
  if (typeof current !== "string" || typeof base !== "string" || typeof changed !== "string")
    return undefined;
  const [now, before] = [Date.parse(current), Date.parse(base)];
  if (!dateTime.test(current) || !dateTime.test(changed) || Number.isNaN(now) || Number.isNaN(before))
    return undefined;
  if (changed === local(before)) return local(now);
  if (Date.parse(changed) !== before) return undefined;
  const [, sign, hours = "0", minutes = "0"] = offset.exec(changed) ?? [];
  if (sign === undefined) return /z$/i.test(changed) ? `${local(now)}Z` : undefined;
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === "-" ? -1 : 1);
  return `${local(now + ahead)}${sign}${hours}:${minutes}`;
}

/** An instant as a time in UTC, without its `Z`. */
const local = (instant: number): string => new Date(instant).toISOString().slice(0, 19);
