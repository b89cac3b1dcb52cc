import { isShareChannel } from "../../channels";
import { nothingHeld } from "../../customer-services";
import type { CustomerRow } from "../../rows/customers";
import type { UserRow } from "../../rows/users";

/** The customer an account becomes that was bound to a promoter's code; undefined while it has no phone. */
export function boundCustomer(
  user: UserRow,
  bookId: string,
  boundAt: number,
  channel: string | null,
): CustomerRow | undefined {
  const { userId, phone } = user;
  if (phone === null) return undefined;
  return {
    customerId: userId,
    bookId,
    since: boundAt,
    accountId: userId,
    name: user.companyName ?? user.nickname ?? "",
    contactName: user.nickname ?? "",
    phone,
    address: user.address ?? "",
    industry: "",
    purchaseIntention: null,
    labels: [],
    relation: "customer",
    registeredAt: user.registeredAt,
    channel: channel !== null && isShareChannel(channel) ? channel : "link",
    // The account decides what the customer holds.
    held: nothingHeld,
    lastNote: "",
    lastFollowUpAt: null,
    nextFollowUpAt: null,
    protection: { startedAt: boundAt, reason: "entered" },
    giveUp: null,
    authorisedAt: null,
  };
}
