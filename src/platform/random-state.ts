/** 128 random bits in hexadecimal, which nobody can guess: what goes out with a question and must come back. */
export function randomState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
