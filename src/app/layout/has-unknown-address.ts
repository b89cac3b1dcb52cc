/** Whether the location's state shows that an unknown address was redirected here. */
export function hasUnknownAddress(state: unknown): state is { unknownAddress: string } {
  return typeof state === "object" && state !== null && "unknownAddress" in state;
}
