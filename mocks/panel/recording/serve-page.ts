import { isOwnPath, readCookie } from "../../kernel/address";
import { significantHeaderNames } from "../../kernel/recorded-request";
import { sessionCookie } from "../../kernel/session";
import { controlPrefix } from "../control/control-prefix";
import { compare, nameOf } from "./compare";
import {
  bodyText,
  type RecordedCall,
  type RecordedStep,
  type Recording,
  RecordingProblem,
} from "./recording";

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
 * Answers all calls of a page from a world that begins as the recording did. `backend` is the address of a mock back
 * end that runs (`npm run mocks`, or the site under test), where the page gets a world of its own. A call that was
 * recorded is answered at its recorded time and with what went wrong then, whenever the page makes it; any other one at
 * the time of the last. Throws a RecordingProblem when the back end does not take the recording.
 */
export async function servePage(
  page: RoutedPage,
  recording: Recording,
  backend: string,
): Promise<ServedPage> {
  const player = new RecordingPlayer(recording, backend);
  await player.begin();
  // One after the other, because they share the world's clock.
  let served: Promise<unknown> = Promise.resolve();
  await page.route(
    (url) => isOwnPath(url.pathname),
    (route) => {
      const serving = served.then(() => player.serve(route));
      served = serving.catch(() => undefined);
      return serving;
    },
  );
  return player;
}

/** A world of the back end in which the calls of a recording are made again. */
class RecordingPlayer implements ServedPage {
  readonly differences: string[] = [];
  readonly #world = `recording-${crypto.randomUUID()}`;
  readonly #backend: string;
  readonly #start: string;
  /** Those the page has not made yet. */
  readonly #steps: RecordedStep[];
  #session: string | null = null;

  constructor(recording: Recording, backend: string) {
    this.#backend = backend;
    this.#start = recording.start;
    this.#steps = [...recording.steps];
  }

  /** Brings the world to where the recording began. Throws a RecordingProblem when the back end does not take it. */
  begin(): Promise<void> {
    return this.#change("apply", this.#start);
  }

  missing(): readonly string[] {
    return this.#steps.filter((step) => step.kind === "call").map(nameOf);
  }

  /** Answers one call of the page and notes where the answer is another one than recorded. */
  async serve(route: PageRoute): Promise<void> {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const body = request.postData() ?? "";
    const recorded = takeCall(this.#steps, request.method(), pathname + search, body);
    if (recorded?.worldChange) await this.#change("apply", recorded.worldChange.selection);
    if (recorded) await this.#change("clock", new Date(recorded.call.at).toISOString());
    const response = await fetch(this.#backend + pathname + search, {
      method: request.method(),
      headers: this.#headersOf(await request.allHeaders(), recorded?.call),
      ...(body !== "" && { body }),
    }).catch(() => null);
    const bytes = Buffer.from(response ? await response.arrayBuffer() : new ArrayBuffer(0));
    for (const cookie of response?.headers.getSetCookie() ?? [])
      this.#session = readCookie(cookie.split(";", 1)[0] ?? null, sessionCookie) ?? this.#session;
    if (recorded) this.#compare(recorded.call, response, bytes);
    await sendBack(route, response, bytes);
  }

  #compare(call: RecordedCall, response: Response | null, bytes: Buffer): void {
    const difference = compare(call, { status: response?.status ?? 0, text: textOf(response, bytes) });
    if (difference) this.differences.push(`${nameOf(call)}: ${difference}.`);
  }

  async #change(name: string, body: string): Promise<void> {
    const response = await fetch(this.#backend + controlPrefix + name, {
      method: "POST",
      headers: { "x-world": this.#world },
      body,
    });
    if (!response.ok) throw new RecordingProblem(`The back end does not take it: ${await response.text()}`);
  }

  #headersOf(sent: Record<string, string>, call: RecordedCall | undefined): Headers {
    const headers = new Headers({ "x-world": this.#world });
    for (const name of significantHeaderNames) if (sent[name] !== undefined) headers.set(name, sent[name]);
    this.#session = readCookie(call?.headers["cookie"] ?? null, sessionCookie) ?? this.#session;
    if (this.#session !== null) headers.set("cookie", `${sessionCookie}=${this.#session}`);
    if (call && call.faults.length > 0) headers.set("x-mock", call.faults.join(","));
    return headers;
  }
}

/** Takes the first call that was recorded like this out of the steps, with the change of the world before it. */
function takeCall(steps: RecordedStep[], method: string, address: string, body: string) {
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
  return { call, worldChange };
}

async function sendBack(route: PageRoute, response: Response | null, bytes: Buffer): Promise<void> {
  if (!response) return route.abort();
  const { status, headers } = response;
  await route.fulfill({
    status,
    headers: { "content-type": headers.get("content-type") ?? "" },
    body: bytes,
  });
}

/** As it is recorded: text is text, anything else is its number of bytes. */
function textOf(response: Response | null, bytes: Buffer): string | null {
  if (!response) return null;
  const isText = /^(?:text\/|application\/json)/.test(response.headers.get("content-type") ?? "");
  return isText ? bytes.toString() : bodyText(new Uint8Array(bytes));
}
