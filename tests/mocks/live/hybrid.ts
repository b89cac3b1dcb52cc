import { join } from "node:path";
import { afterAll, afterEach } from "vitest";
import { createHttpBackend } from "../../../mocks/http/server";
import { openLive } from "../../../scripts/serve/live/open-live";
import { projectRoot } from "../../support/project-copy";
import { type RealShop, startRealShop } from "../../support/real-shop";
import { temporaryFolder } from "../../support/temporary-folder";

const stops: (() => Promise<void>)[] = [];
const stop = async () => {
  for (const end of stops.splice(0)) await end();
};
afterEach(stop);
afterAll(stop);

/** The properties of answers; which of them exist depends on the operation. */
export interface HybridResponse {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Hybrid {
  readonly shop: RealShop;
  /** Lines of the console. */
  readonly lines: readonly string[];
  /** The folder of switches and the report. */
  readonly folder: string;
  /** Calls as a browser does, which keeps its cookies. */
  call(
    method: string,
    address: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<HybridResponse>;
  /** An endpoint of the panel. */
  control(method: string, name: string, body?: string): Promise<Record<string, unknown>>;
}

interface HybridOptions {
  readonly live?: string;
  readonly strict?: boolean;
  /** In place of the real shop's. */
  readonly api?: string;
  readonly folder?: string;
  /** Phone of the real shop's customer. */
  readonly phone?: string;
}

/** A real back end, the mock one, and what joins them. */
export async function openHybrid({
  live = "all",
  strict,
  api,
  folder,
  phone,
}: HybridOptions = {}): Promise<Hybrid> {
  const shop = await startRealShop(phone);
  const lines: string[] = [];
  const own = folder ?? temporaryFolder({});
  const opened = openLive({
    root: projectRoot,
    folder: own,
    api: api ?? shop.url,
    live: [live],
    strict,
    log: (line) => lines.push(line),
  });
  if (!opened) throw new Error("Nothing is live.");
  const backend = createHttpBackend({ router: opened.router });
  const url = await backend.listen(0);
  stops.push(
    () => backend.close(),
    () => shop.close(),
  );
  const jar = new Map<string, string>();

  async function send(method: string, address: string, body?: string, headers: Record<string, string> = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url + address, {
      method,
      headers: { cookie, ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return { status: response.status, json: JSON.parse(await response.text()) };
  }
  return {
    shop,
    lines,
    folder: own,
    async call(method, address, body, headers) {
      const { status, json } = await send(
        method,
        address,
        body === undefined ? undefined : JSON.stringify(body),
        headers,
      );
      return { ...json, status };
    },
    async control(method, name, body) {
      return (await send(method, `/__mock/${name}`, body)).json;
    },
  };
}

export const reportOf = (folder: string) => join(folder, "live-report.json");

/** The addresses that the tests call. */
export const paths = {
  login: "/ommall/srvmall/webzhj/official/weblogin",
  logout: "/ommall/srvmall/webzhj/engine/logout",
  info: "/ommall/srvmall/webzhj/info",
  contacts: "/ommall/srvmall/order/contactor/list",
  order: "/ommall/srvmall/order",
  orders: "/ommall/srvmall/order/pagelist",
  payment: "/ommall/srvmall/payment",
  toPay: "/ommall/srvmall/payment/order",
} as const;

export const logIn = { method: "password", phone: "13711112222", password: "1xRsuUCnuSSxUWdfINmD7A==" };

export const purchase = {
  kind: "buy",
  serviceNumber: "KDZHJ01",
  productNo: "KDZHJ01-PRO",
  quantity: 1,
  years: 1,
  users: 0,
  stores: 0,
  contactId: 900_021,
  hasAcceptedTerms: true,
};
