import { isOwnPath, readCookie } from "../../kernel/address";
import { significantHeaderNames } from "../../kernel/recorded-request";
import { sessionCookie } from "../../kernel/session";
import { controlPrefix } from "../control/control-prefix";
import { compare, nameOf } from "./compare";
import { bodyText, type RecordedCall, type Recording, RecordingProblem } from "./recording";

/** What this needs of Playwright's `page`. */
export interface RoutedPage {
  route(matches: (url: URL) => boolean, handler: (route: PageRoute) => Promise<void>): Promise<unknown>;
}

export interface PageRoute {
  request(): {
    method(): string;
    url(): string;
    allHeaders(): Promise<Record<string, string>>;
    postData(): string | null;
  };
  fulfill(response: { status: number; headers: Record<string, string>; body: Buffer }): Promise<void>;
  abort(): Promise<void>;
}

/** How a page's calls compare with the recorded ones. */
export interface ServedPage {
  /** One sentence for each answer that was another one than recorded. */
  readonly differences: readonly string[];
  /** Recorded calls the page has not made. */
  missing(): readonly string[];
}

/**
 * Answers all calls of a page from a world that begins as the recording did. `backend` is the address of a pretend back
 * end that runs (`npm run mocks`, or the site under test), where the page gets a world of its own. A call that was
 * recorded is answered at its recorded time and with what went wrong then, whenever the page makes it; any other one at
 * the time of the last. Throws a RecordingProblem when the back end does not take the recording.
 */
export async function servePage(
  page: RoutedPage,
  recording: Recording,
  backend: string,
): Promise<ServedPage> {
  const world = `recording-${crypto.randomUUID()}`;
  const steps = [...recording.steps];
  const differences: string[] = [];
  let session: string | null = null;

  async function change(name: string, body: string): Promise<void> {
    const response = await fetch(backend + controlPrefix + name, {
      method: "POST",
      headers: { "x-world": world },
      body,
    });
    if (!response.ok) throw new RecordingProblem(`The back end does not take it: ${await response.text()}`);
  }

  /** Takes the recorded call out of the steps, with the turns before it. */
  function take(method: string, address: string, body: string) {
    const place = steps.findIndex(
      (step) =>
        step.kind === "call" &&
        step.method === method &&
        step.address === address &&
        (step.body ?? "") === body,
    );
    const call = steps[place];
    if (call?.kind !== "call") return null;
    const worldChange = steps.slice(0, place).findLast((step) => step.kind === "world");
    const left = steps.filter((step, index) => index > place || (index < place && step.kind === "call"));
    steps.splice(0, steps.length, ...left);
    return { call, turn: worldChange };
  }

  function headersOf(sent: Record<string, string>, call: RecordedCall | undefined): Headers {
    const headers = new Headers({ "x-world": world });
    for (const name of significantHeaderNames) if (sent[name] !== undefined) headers.set(name, sent[name]);
    session = readCookie(call?.headers["cookie"] ?? null, sessionCookie) ?? session;
    if (session !== null) headers.set("cookie", `${sessionCookie}=${session}`);
    if (call && call.faults.length > 0) headers.set("x-mock", call.faults.join(","));
    return headers;
  }

  async function serve(route: PageRoute): Promise<void> {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const body = request.postData() ?? "";
    const recorded = take(request.method(), pathname + search, body);
    if (recorded?.turn?.kind === "world") await change("apply", recorded.turn.selection);
    if (recorded) await change("clock", new Date(recorded.call.at).toISOString());
    const response = await fetch(backend + pathname + search, {
      method: request.method(),
      headers: headersOf(await request.allHeaders(), recorded?.call),
      ...(body !== "" && { body }),
    }).catch(() => null);
    const bytes = Buffer.from(response ? await response.arrayBuffer() : new ArrayBuffer(0));
    for (const cookie of response?.headers.getSetCookie() ?? [])
      session = readCookie(cookie.split(";", 1)[0] ?? null, sessionCookie) ?? session;
    const difference =
      recorded && compare(recorded.call, { status: response?.status ?? 0, text: textOf(response, bytes) });
    if (recorded && difference) differences.push(`${nameOf(recorded.call)}: ${difference}.`);
    if (!response) return route.abort();
    const { status, headers } = response;
    await route.fulfill({
      status,
      headers: { "content-type": headers.get("content-type") ?? "" },
      body: bytes,
    });
  }

  await change("apply", recording.start);
  // One after the other, because they share the world's clock.
  let served: Promise<unknown> = Promise.resolve();
  await page.route(
    (url) => isOwnPath(url.pathname),
    (route) => {
      const serving = served.then(() => serve(route));
      served = serving.catch(() => undefined);
      return serving;
    },
  );
  return {
    differences,
    missing: () => steps.filter((step) => step.kind === "call").map(nameOf),
  };
}

/** As it is recorded: text is text, anything else is its number of bytes. */
function textOf(response: Response | null, bytes: Buffer): string | null {
  if (!response) return null;
  const isText = /^(?:text\/|application\/json)/.test(response.headers.get("content-type") ?? "");
  return isText ? bytes.toString() : bodyText(new Uint8Array(bytes));
}
