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

/** 128 random bits in hexadecimal. (`crypto.randomUUID` is missing on plain http, as on phones in development.) */
function randomCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
