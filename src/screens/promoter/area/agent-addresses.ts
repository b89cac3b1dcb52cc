/** Addresses of the partner area. */
export const agentAddresses = {
  home: "/agent/home",
  introduction: "/agent/intro-us",
  login: "/agent/login",
  application: "/agent/join-apply",
  customers: "/agent/merchant",
  leadEntry: "/agent/merchant/edit-clues",
  search: "/agent/search-customer",
  money: "/agent/divide",
  orders: "/agent/orders",
  team: "/agent/add-promoter",
  settings: "/agent/system-set",
} as const;

/** The sign-in page of the partner area that leads back to an address of this site. */
export function agentLoginAddress(next: string): string {
  return `${agentAddresses.login}?next=${encodeURIComponent(next)}`;
}

/** What is known of a phone number. */
export function searchAddress(phone: string): string {
  return `${agentAddresses.search}?q=${encodeURIComponent(phone)}`;
}

/** One customer; with the query of a list, as one of it. */
export function customerAddress(kdUid: string, list?: string): string {
  return `/agent/merchant-info?${personQuery(kdUid, list)}`;
}

/** One sales lead, likewise. */
export function leadAddress(kdUid: string, list?: string): string {
  return `/agent/merchant/chance-detail?${personQuery(kdUid, list)}`;
}

/** The query of the list that an address names, with its "?" where it has any; null where it names none. */
export function readListQuery(query: URLSearchParams): string | null {
  return query.get("list");
}

function personQuery(kdUid: string, list: string | undefined): URLSearchParams {
  return new URLSearchParams(list === undefined ? { kdUid } : { kdUid, list });
}

/** Where a customer authorises the promoter by QR code or link. */
export function bindingAddress(kdUid: string): string {
  return `/agent/merchant-bind?kdUid=${encodeURIComponent(kdUid)}`;
}

/** Where services are activated for a customer, and from where the way leads back to them. */
export function activationAddress({ kdUid, phone }: { kdUid: string; phone: string }): string {
  return `/agent/open?phone=${encodeURIComponent(phone)}&kdUid=${encodeURIComponent(kdUid)}`;
}
