/** The tabs of this browser that show the same site. */
export interface OtherTabs {
  /** Tells other tabs that the stored world has changed. */
  notify(): void;
  /** Whether another tab has announced a change since the last call. */
  haveChanged(): boolean;
  close(): void;
}

export function openOtherTabs(name = "stockbook-mocks"): OtherTabs {
  const channel = new BroadcastChannel(name);
  let hasChanged = false;
  channel.onmessage = () => {
    hasChanged = true;
  };
  // Node would never exit, as it waits for messages.
  if ("unref" in channel && typeof channel.unref === "function") channel.unref();
  return {
    notify: () => channel.postMessage("changed"),
    haveChanged() {
      const was = hasChanged;
      hasChanged = false;
      return was;
    },
    close: () => channel.close(),
  };
}
