import type { Programme } from "../../rules/invite-invitation";
import { familyAddresses } from "./invite-addresses";

/** What differs between the two families of invite pages; everything else is the same implementation. */
export interface InviteFamily {
  /** The service all calls of the family name. */
  readonly programme: Programme;
  readonly addresses: (typeof familyAddresses)[Programme];
  /** Alias of the product in the download lists. */
  readonly productAlias: string;
  readonly theme: InviteTheme;
}

/** The theme of a family: the ground of its head and the two colours of its poster. */
export interface InviteTheme {
  readonly background: string;
  readonly poster: { readonly accent: string; readonly tint: string };
}

export const inviteFamilies: Readonly<Record<Programme, InviteFamily>> = {
  zhj: {
    programme: "zhj",
    addresses: familyAddresses.zhj,
    productAlias: "zhj",
    theme: { background: "bg-tint-green", poster: { accent: "#0a6e4a", tint: "#e5f0e9" } },
  },
  xh: {
    programme: "xh",
    addresses: familyAddresses.xh,
    productAlias: "xh",
    theme: { background: "bg-tint-amber", poster: { accent: "#8f5400", tint: "#faf0dc" } },
  },
};
