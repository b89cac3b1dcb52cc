import type { Method } from "./contract-types";

/** What only the running app knows. */
export interface ClientConfiguration {
  /** Called after every "not logged in" response; the path is the contract's. */
  readonly onSignedOut: (path: string, method: Method) => void;
  /** Token and guid of the report service; null while none is held. */
  readonly reportCredentials: () => ReportCredentials | null;
}

export interface ReportCredentials {
  readonly token: string;
  readonly guid: string;
}

const unconfigured: ClientConfiguration = { onSignedOut: () => undefined, reportCredentials: () => null };

let current = unconfigured;

/** Gives the client what only the app knows; what is left out stays as it was. */
export function configureClient(changes: Partial<ClientConfiguration>): void {
  current = { ...current, ...changes };
}

/** Forgets everything `configureClient` was given, for tests. */
export function resetClient(): void {
  current = unconfigured;
}

/** The current configuration; read at every call. */
export function clientConfiguration(): ClientConfiguration {
  return current;
}
