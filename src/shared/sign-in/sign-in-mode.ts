/** The sign-in methods, as named by `?tab=`. */
export const signInModes = ["password", "code", "scan", "register", "reset"] as const;

export type SignInMode = (typeof signInModes)[number];

/** The way an address asks for; the password where it asks for none. */
export function readSignInMode(tab: string | null): SignInMode {
  return signInModes.find((mode) => mode === tab) ?? "password";
}
