const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function isDateTime(text: string): boolean {
  const match = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(\.\d+)?([Zz]|[+-](\d{2}):(\d{2}))$/.exec(
    text,
  );
  if (!match?.[1]) return false;
  const [hour, minute, second, , , zoneHour, zoneMinute] = match.slice(2).map(Number);
  return (
    isDate(match[1]) &&
    Number(hour) <= 23 &&
    Number(minute) <= 59 &&
    Number(second) <= 60 &&
    Number(zoneHour || 0) <= 23 &&
    Number(zoneMinute || 0) <= 59
  );
}

/** Format checks independent of the checker's own. */
export const textFormats: Record<string, (text: string) => boolean> = {
  date: isDate,
  "date-time": isDateTime,
  uuid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  email: (text) => /^[^\s@"<>()]+@[^\s@.]+(\.[^\s@.]+)*$/.test(text) && !/^\.|\.\.|\.@/.test(text),
  uri: (text) => /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]*$/i.test(text) && URL.canParse(text),
  byte: (text) => /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text),
};

const within =
  (power: number) =>
  (value: number): boolean =>
    Number.isInteger(value) && value >= -(2 ** power) && value < 2 ** power;

export const numberFormats: Record<string, (value: number) => boolean> = {
  int32: within(31),
  int64: within(63),
};
