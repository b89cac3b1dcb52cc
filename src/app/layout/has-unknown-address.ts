/** Whether a location's state says that an address nobody knows led here. */
export function hasUnknownAddress(state: unknown): state is { unknownAddress: string } {
  return typeof state === "object" && state !== null && "unknownAddress" in state;
}
