import type { Page } from "@playwright/test";
import type { Site } from "./site-visitor";
import type { Translate } from "./translations";

/** A failure of every call of a screen. */
export interface Fault {
  /** Its name in the title of a test. */
  readonly name: string;
  begin(page: Page, site: Site): Promise<unknown>;
  end(page: Page, site: Site): Promise<unknown>;
  /** The message on screen. */
  readonly text: (t: Translate) => string;
  /** How far the clock must be moved for a call to fail, in milliseconds. */
  readonly timeout: number;
}

const calls = /^[^?]*\/(?:api|ommall|zhjsrv)\//;
/** An error page of a server between the visitor and the back end. */
const gatewayPage = { contentType: "text/html", body: "<!doctype html><title>Bad gateway</title>" };

/** The pauses between the attempts of a read: one second, then two. */
const retryPause = 3000;

export const faults: readonly Fault[] = [
  pretended("the connection breaks", "fault:*=offline", (t) => t("rules:http.networkOnline")),
  {
    name: "no answer comes within a minute",
    begin: (page) => page.route(calls, () => undefined),
    end: (page) => page.unroute(calls),
    text: (t) => t("rules:http.timeout"),
    timeout: 61_000,
  },
  answered("HTTP 500 comes", 500),
  answered("HTTP 404 comes", 404),
  // The mock back end's message states the reason and takes precedence over the table's.
  pretended("the back end refuses", "fault:*=refuse(500)", () => "A failure on purpose."),
  pretended("a web page comes instead of JSON", "fault:*=html", unreadable),
  pretended("the answer breaks off", "fault:*=truncated", unreadable),
];

/** The console messages of such a fault: the browser's own, and the site's report of the failed fetches. */
export const faultErrors = /Failed to load resource|获取\S*出错|^response: |^request: /;

function unreadable(t: Parameters<Fault["text"]>[0]): string {
  return t("rules:http.other", { text: t("common:failure.unreadable") });
}

function pretended(name: string, selection: string, text: Fault["text"]): Fault {
  return {
    name,
    begin: (_, site) => site.applyMock(selection),
    end: (_, site) => site.applyMock(""),
    text,
    timeout: retryPause,
  };
}

function answered(name: string, status: number): Fault {
  return {
    name,
    begin: (page) => page.route(calls, (route) => route.fulfill({ ...gatewayPage, status })),
    end: (page) => page.unroute(calls),
    text: (t) => t("rules:http.status", { status }),
    timeout: retryPause,
  };
}
