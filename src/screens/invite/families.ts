import type { Programme } from "../../rules/invite-invitation";

/** What differs between the two families of invite pages; everything else is the same implementation. */
export interface InviteFamily {
  /** The service all calls of the family name. */
  readonly programme: Programme;
  readonly addresses: {
    readonly home: string;
    readonly rewards: string;
    readonly rules: string;
    /** Where a shared link of the product leads. */
    readonly product: string;
    readonly download: string;
    readonly registered: string;
  };
  /** Alias of the product in the download lists. */
  readonly productAlias: string;
  readonly theme: InviteTheme;
}

/** The theme of a family: the ground of its head and the two colours of its poster. */
export interface InviteTheme {
  readonly ground: string;
  readonly poster: { readonly accent: string; readonly tint: string };
}

export const inviteFamilies: Readonly<Record<Programme, InviteFamily>> = {
  zhj: {
    programme: "zhj",
    addresses: {
      home: "/invite",
      rewards: "/invite/detail",
      rules: "/invite/rule",
      product: "/invite/share-product",
      download: "/zhj-app",
      registered: "/invite/register-success",
    },
    productAlias: "zhj",
    theme: { ground: "bg-tint-green", poster: { accent: "#0a6e4a", tint: "#e5f0e9" } },
  },
  xh: {
    programme: "xh",
    addresses: {
      home: "/invite/xh-share",
      rewards: "/invite/xh-share/rewards",
      rules: "/invite/xh-share/rules",
      product: "/invite/xh-share/shared",
      download: "/invite/xh-share/download",
      registered: "/invite/xh-share/register-success",
    },
    productAlias: "xh",
    theme: { ground: "bg-tint-amber", poster: { accent: "#8f5400", tint: "#faf0dc" } },
  },
};

/** Pages that both families share; the programme stands in their query. */
export const inviteAddresses = {
  register: "/invite/register",
  invitation: "/invite/share-register",
  introduction: "/invite-intro",
  middle: "/invite/middle",
} as const;
