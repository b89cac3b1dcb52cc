/** The ways through the door, as `?tab=` names them. */
export const logInModes = ["password", "code", "scan", "register", "reset"] as const;

export type LogInMode = (typeof logInModes)[number];

/** The way an address asks for; the password where it asks for none. */
export function readLogInMode(tab: string | null): LogInMode {
  return logInModes.find((mode) => mode === tab) ?? "password";
}
