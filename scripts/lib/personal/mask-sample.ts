import { isRecord } from "../is-record";
import { Anonymiser } from "./anonymiser";
import { personalTexts } from "./personal-forms";
import { type PersonalKind, personalKind, secretHeaders, soundsPersonal } from "./personal-properties";
import { shapeOf } from "./shape";

/** A broken promise as reports have it, with the call that shows it. */
export interface Sample {
  readonly expected: string;
  readonly actual: string;
  readonly curl?: string;
  readonly request: Message & { readonly url: string; readonly body: string | null };
  readonly response: (Message & { readonly body: string }) | null;
}

interface Message {
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a report cuts or does not have. */
export interface WholeCall {
  readonly requestBody?: string;
  readonly responseBody?: string;
  /** By their names in the contract, the path's too. */
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/**
 * The sample without personal data: what stands under a name that is about people, or looks like a phone, an e-mail, an
 * identity number or a bank card, becomes a text of its shape (`19999999999`, `xxxx@xxx.xx`, `某某`) wherever it stands,
 * so that it can still be seen why it does not fit.
 */
export function maskSample<One extends Sample>(sample: One, whole: WholeCall = {}): One {
  const { request, response } = sample;
  const mask = new Mask();
  for (const body of [request.body, response?.body, whole.requestBody, whole.responseBody])
    if (body) mask.noteBody(body);
  mask.note(whole.parameters);
  mask.noteAddress(request.url);
  for (const headers of [request.headers, response?.headers]) if (headers) mask.noteHeaders(headers);
  for (const text of [sample.expected, sample.actual, sample.curl]) if (text) mask.noteProse(text);
  const text = (one: string) => mask.text(one);
  return {
    ...sample,
    expected: text(sample.expected),
    actual: text(sample.actual),
    ...(sample.curl !== undefined && { curl: text(sample.curl) }),
    request: {
      ...masked(request, text),
      url: maskedAddress(request.url, text),
      body: request.body === null ? null : text(request.body),
    },
    response: response && { ...masked(response, text), body: text(response.body) },
  };
}

function masked<One extends Message>(message: One, text: (one: string) => string): One {
  if (!message.headers) return message;
  const headers = Object.entries(message.headers).map(([name, value]) => [name, text(value)] as const);
  return { ...message, headers: Object.fromEntries(headers) };
}

function maskedAddress(url: string, text: (one: string) => string): string {
  const origin = /^\w+:\/\/[^/]+/.exec(url)?.[0] ?? "";
  return origin + text(url.slice(origin.length));
}

/** Collects what is personal in a call, in every encoding it may have, and replaces it in texts. */
class Mask {
  readonly #masks = new Map<string, string>();
  readonly #search = new Anonymiser({ fakeOf: (_kind, text) => this.#masks.get(text) ?? text });

  note(value: unknown, name = "", siblings: Readonly<Record<string, unknown>> = {}): void {
    if (Array.isArray(value)) for (const item of value) this.note(item, name, siblings);
    else if (isRecord(value)) {
      // What stands below a personal name is personal, whatever it is called.
      const isPersonal = kindOf(name, siblings) !== null;
      for (const [key, inner] of Object.entries(value))
        if (isPersonal && kindOf(key, value) === null) this.note(inner, name, siblings);
        else this.note(inner, key, value);
    } else if (typeof value === "string" || typeof value === "number") {
      const text = String(value);
      const kind = kindOf(name, siblings);
      if (kind === null) this.noteForms(text);
      else this.#add(kind, text);
    }
  }

  /** JSON, whole or cut, or a form. */
  noteBody(body: string): void {
    const value = parsed(body);
    if (value !== undefined) this.note(value);
    else if (/^\s*[{[]/.test(body)) this.#notePairs(body);
    else this.note(Object.fromEntries(new URLSearchParams(body)));
    this.noteForms(body);
  }

  noteAddress(url: string): void {
    const query = url.indexOf("?");
    if (query >= 0) this.note(Object.fromEntries(new URLSearchParams(url.slice(query + 1))));
    this.noteForms(decoded(url));
  }

  noteHeaders(headers: Readonly<Record<string, string>>): void {
    for (const name of secretHeaders) this.note({ [name]: headers[name] });
    this.note(headers);
  }

  noteForms(text: string): void {
    for (const [kind, found] of personalTexts(text)) this.#add(kind, found);
  }

  /** Text that may cite a part of a body. */
  noteProse(text: string): void {
    this.#notePairs(text);
    this.noteForms(text);
  }

  /** Names in the way of JSON stay: they say where a value stands. */
  text(text: string): string {
    return text
      .split(/((?<!\\)"[A-Za-z_][\w-]*"\s*:)/)
      .map((part, at) => (at % 2 === 1 ? part : this.#withoutCutEnd(this.#search.replaceText(part))))
      .join("");
  }

  /** Strings and numbers after their names in JSON that ends too early. */
  #notePairs(text: string): void {
    for (const [, name = "", string, number] of text.matchAll(
      /"([^"\\]+)"\s*:\s*(?:("(?:[^"\\]|\\.)*)"?|(-?\d+))/g,
    )) {
      const value = string === undefined ? Number(number) : (parsed(`${string}"`) ?? string.slice(1));
      this.note({ [name]: value });
    }
  }

  /** Excerpts end with a sign, perhaps in the middle of what is masked elsewhere. */
  #withoutCutEnd(text: string): string {
    const end = text.lastIndexOf("…");
    if (end < 0) return text;
    for (let length = Math.min(longestCut, end); length >= shortestCut; length -= 1) {
      const cut = text.slice(end - length, end);
      for (const [original, mask] of this.#masks)
        if (original.length > length && original.startsWith(cut))
          return text.slice(0, end - length) + mask.slice(0, length) + text.slice(end);
    }
    return text;
  }

  #add(kind: PersonalKind, original: string): void {
    // What a report hid already.
    if (original.trim() === "" || /^(?:\$[A-Z_]+|\*+)$/.test(original)) return;
    const mask = shapeOf(kind, original);
    for (const encode of encodings) {
      const [form, formMask] = [encode(original), encode(mask)];
      // A single character is looked for in its quotes alone.
      if (form.length > 1) this.#put(form, formMask);
      else this.#put(`"${form}"`, `"${formMask}"`);
    }
  }

  #put(original: string, mask: string): void {
    this.#masks.set(original, mask);
    this.#search.add("text", original);
  }
}

const json = (text: string) => JSON.stringify(text).slice(1, -1);
/** As servers write JSON that send ASCII alone. */
const ascii = (text: string) =>
  json(text).replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
const shell = (text: string) => text.replaceAll("'", "'\\''");

/** How a text may stand in an address, a body, a body within a body, and a command. */
const encodings: readonly ((text: string) => string)[] = [
  (text) => text,
  json,
  ascii,
  (text) => ascii(text).replace(/\\u[0-9a-f]{4}/g, (code) => `\\u${code.slice(2).toUpperCase()}`),
  (text) => json(json(text)),
  (text) => encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, "\ufffd")),
  (text) => new URLSearchParams({ "": text }).toString().slice(1),
  shell,
  (text) => shell(json(text)),
];

const shortestCut = 3;
const longestCut = 200;

/** The contract's own names first, then what any back end may call such things. */
function kindOf(name: string, siblings: Readonly<Record<string, unknown>>): PersonalKind | null {
  return personalKind(name, siblings) ?? (soundsPersonal(name) ? "text" : null);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
