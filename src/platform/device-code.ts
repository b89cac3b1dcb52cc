import { randomCode } from "./random-code";
import { readStored, writeStored } from "./storage";

/** This device's random code, created and stored at the first call. Call it only after consent or sign-in. */
export function deviceCode(): string {
  const known = readStored("deviceCode");
  if (known !== null && known !== "") return known;
  const code = randomCode();
  writeStored("deviceCode", code);
  return code;
}
