const openKey = "stockbook-panel:open";
const sideKey = "stockbook-panel:side";
const tabKey = "stockbook-panel:tab";

/** Whether the panel was left open; null before anybody opened or closed it. */
export function readOpenness(): boolean | null {
  const stored = read(openKey);
  return stored === null ? null : stored === "yes";
}

export function saveOpenness(isOpen: boolean): void {
  write(openKey, isOpen ? "yes" : "no");
}

export type Side = "left" | "right";

export function readSide(): Side {
  return read(sideKey) === "left" ? "left" : "right";
}

export function saveSide(side: Side): void {
  write(sideKey, side);
}

/** The name of the tab that was shown last, whatever it is. */
export function readTab(): string | null {
  return read(tabKey);
}

export function saveTab(tab: string): void {
  write(tabKey, tab);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Where nothing can be stored, the panel starts with its defaults.
  }
}
