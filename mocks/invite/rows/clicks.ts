import type { Programme } from "../../business/bindings";

/** What a visitor did with an invitation. */
export interface ClickRow {
  readonly id: string;
  /** Owner of the code; null for an unknown one. */
  readonly inviterId: string | null;
  readonly recode: string;
  readonly programme: Programme;
  readonly channel: string | null;
  readonly event: "open" | "register" | "download" | "buy";
  readonly page: string;
  readonly deviceId: string | null;
  /** Time by the website's clock; not reliable for ordering. */
  readonly at: number;
}
