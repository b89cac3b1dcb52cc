/** Which invite programme: the main product's, or the retail edition's. */
export type Programme = "zhj" | "xh";

const channels = ["chat", "moments", "poster", "link", "qr", "sms", "store"] as const;

/** How a shared link travels. */
export type ShareChannel = (typeof channels)[number];

/** The query of an invitation link: code, programme, and channel. */
export interface Invitation {
  /** Referral code in capitals; codes are compared without case. */
  readonly recode: string;
  readonly programme: Programme;
  /** Null where the link has none, or an unknown one. */
  readonly channel: ShareChannel | null;
}

const recodePattern = /^[A-Za-z0-9]{4,16}$/;

/** The invitation in a query; null where its referral code is missing or malformed. */
export function readInvitation(
  query: URLSearchParams,
  defaultProgramme: Programme = "zhj",
): Invitation | null {
  const recode = namedCode(query);
  if (!recodePattern.test(recode)) return null;
  return {
    recode: recode.toUpperCase(),
    programme: readProgramme(query, defaultProgramme),
    channel: readChannel(query),
  };
}

/** Whether a query names something that can be nobody's referral code. */
export function hasMalformedCode(query: URLSearchParams): boolean {
  const recode = namedCode(query);
  return recode !== "" && !recodePattern.test(recode);
}

/** Spaces come along when a link is copied out of a text or broken over two lines. */
function namedCode(query: URLSearchParams): string {
  return (query.get("recode") ?? "").replace(/\s/g, "");
}

/** The programme a query names; the usual one where it names none. */
export function readProgramme(query: URLSearchParams, fallback: Programme = "zhj"): Programme {
  const named = query.get("programme");
  return named === "xh" || named === "zhj" ? named : fallback;
}

/** An invitation as the query of an address, with its question mark; the page's own programme is not named. */
export function invitationQuery(
  { recode, programme, channel }: Invitation,
  defaultProgramme: Programme = "zhj",
): string {
  const query = new URLSearchParams({ recode });
  if (channel !== null) query.set("channel", channel);
  if (programme !== defaultProgramme) query.set("programme", programme);
  return `?${query}`;
}

function readChannel(query: URLSearchParams): ShareChannel | null {
  return channels.find((channel) => channel === query.get("channel")) ?? null;
}

/** What applies when a link arrives on a device that may hold an invitation already. */
export type InvitationChoice =
  | { readonly kind: "none" }
  | { readonly kind: "active"; readonly invitation: Invitation }
  | { readonly kind: "conflict"; readonly stored: Invitation; readonly arrived: Invitation };

/**
 * Which invitation applies. Another inviter's link never replaces a stored invitation by itself: that is a conflict,
 * for the visitor to decide. The same inviter's newer link is followed.
 */
export function chooseInvitation(arrived: Invitation | null, stored: Invitation | null): InvitationChoice {
  if (arrived === null) return stored === null ? { kind: "none" } : { kind: "active", invitation: stored };
  if (stored === null || stored.recode === arrived.recode) return { kind: "active", invitation: arrived };
  return { kind: "conflict", stored, arrived };
}
