import { randomCode } from "./random-code";
import { readStored, writeStored } from "./storage";

/**
 * This device's random code, made at the first call and kept. Call it only after consent or login: asking is
 * what creates it.
 */
export function deviceCode(): string {
  const known = readStored("deviceCode");
  if (known !== null && known !== "") return known;
  const code = randomCode();
  writeStored("deviceCode", code);
  return code;
}
