import type { PreparedCall } from "./prepared-call";

/** The parameters of a call but one, by its key. */
export const parametersWithout = (
  { parameters }: Pick<PreparedCall, "parameters">,
  key: string,
): Map<string, unknown> => new Map([...parameters].filter(([name]) => name !== key));
