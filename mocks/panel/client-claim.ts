/** The clients a page can claim to be shown by, as their browsers name themselves. */
export const clients = {
  "android-phone": {
    name: "Phone (Android)",
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
  },
  iphone: {
    name: "Phone (iPhone)",
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  },
  desktop: {
    name: "Desktop (Windows)",
    userAgent:
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36",
  },
  messenger: {
    name: "Messenger",
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50 NetType/WIFI Language/zh_CN",
  },
  "work-messenger": {
    name: "Work messenger",
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 wxwork/4.1.28 MicroMessenger/7.0.1",
  },
  "payment-app": {
    name: "Payment app",
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 AliApp(AP/10.6.20) AlipayClient/10.6.20",
  },
  "own-app": {
    name: "Own app",
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 Stockbook/6.2.0",
  },
  "point-of-sale": {
    name: "Point of sale",
    userAgent:
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 StockbookPOS/2.4",
  },
} as const;

export type ClientName = keyof typeof clients;

const key = "stockbook-panel:client";

/** The client this tab claims; null for the browser it is. */
export function claimedClient(): ClientName | null {
  const stored = typeof sessionStorage === "undefined" ? null : sessionStorage.getItem(key);
  return isClientName(stored) ? stored : null;
}

/** Remembers what this tab claims from its next load on. */
export function setClaimedClient(client: ClientName | null): void {
  if (client) sessionStorage.setItem(key, client);
  else sessionStorage.removeItem(key);
}

/** Lets the browser name itself as this tab claims. Call it before the page reads the name. */
export function claimClient(): void {
  const client = claimedClient();
  if (!client) return;
  const { userAgent } = clients[client];
  Object.defineProperty(navigator, "userAgent", { configurable: true, get: () => userAgent });
}

export function isClientName(value: string | null): value is ClientName {
  return value !== null && Object.hasOwn(clients, value);
}
