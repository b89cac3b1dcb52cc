/** What the navigation from the form carries to the page after registering; it outlives a reload. */
export const registeredState = { isRegistered: true } as const;

/** Whether the location's state shows that somebody has just registered. */
export function hasRegistered(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isRegistered" in state;
}
