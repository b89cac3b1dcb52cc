import { readStored, writeStored } from "../../../platform/storage";
import type { JsonRecord } from "../../../platform/storage-keys";

/** Columns of the wide list besides the name, in their order. */
export const customerColumns = [
  "phone",
  "expiry",
  "amount",
  "intention",
  "followUp",
  "note",
  "labels",
  "channel",
  "broughtBy",
  "registered",
] as const;
export type CustomerColumn = (typeof customerColumns)[number];

/** A view the user has named. */
export interface SavedView {
  readonly name: string;
  /** The query of its address, "?status=expired". */
  readonly query: string;
}

/** How this device shows a user the list. */
export interface ListSettings {
  readonly columns: readonly CustomerColumn[];
  readonly views: readonly SavedView[];
  /** When the list was seen last, RFC 3339; null before the first time. */
  readonly seenAt: string | null;
}

const defaultColumns: readonly CustomerColumn[] = ["phone", "expiry", "amount", "followUp", "note"];
export const maximumViews = 20;
export const maximumViewNameLength = 20;

/** Users of one device whose settings are stored, such as the clerks of an agency; of more, those who came last. */
const maximumUsers = 8;

/** Reads the settings a user has on this device; invalid ones become the defaults. Another user's are not found. */
export function readListSettings(kdUid: string): ListSettings {
  const { columns, views, seenAt }: JsonRecord =
    storedUsers().find((settings) => settings["kdUid"] === kdUid) ?? {};
  return {
    columns: Array.isArray(columns)
      ? customerColumns.filter((column) => columns.includes(column))
      : defaultColumns,
    views: Array.isArray(views) ? views.filter(isView).slice(0, maximumViews) : [],
    seenAt: typeof seenAt === "string" && !Number.isNaN(Date.parse(seenAt)) ? seenAt : null,
  };
}

export function writeListSettings(kdUid: string, settings: ListSettings): void {
  const others = storedUsers().filter((stored) => stored["kdUid"] !== kdUid);
  writeStored("customerList", { users: [{ kdUid, ...settings }, ...others].slice(0, maximumUsers) });
}

function storedUsers(): readonly JsonRecord[] {
  const users = readStored("customerList")?.["users"];
  return Array.isArray(users) ? users.filter(isRecord) : [];
}

/** The views with one more; a view of the same name is replaced. Where there are as many as may be, none is added. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return canAddView(views, view.name) ? [...views.filter(({ name }) => name !== view.name), view] : views;
}

/** Whether a view can be stored under a name: the oldest one is not dropped for it. */
export function canAddView(views: readonly SavedView[], name: string): boolean {
  return views.length < maximumViews || views.some((view) => view.name === name);
}

function isView(candidate: unknown): candidate is SavedView {
  if (typeof candidate !== "object" || candidate === null) return false;
  if (!("name" in candidate) || !("query" in candidate)) return false;
  return typeof candidate.name === "string" && typeof candidate.query === "string";
}

function isRecord(candidate: unknown): candidate is JsonRecord {
  return typeof candidate === "object" && candidate !== null;
}
