import { randomUUID } from "node:crypto";

export const worldCookie = "stockbook-world";
export const worldHeader = "x-world";

/** A name for the world of a visitor who has none. */
export function newWorldName(): string {
  return randomUUID();
}

export function isWorldName(name: string): boolean {
  return /^[\w-]{1,64}$/.test(name);
}

/** The set-cookie value that gives a visitor a world. */
export function setWorldCookie(world: string): string {
  return `${worldCookie}=${world}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000`;
}
