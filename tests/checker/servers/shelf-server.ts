import {
  type Check,
  findViolations,
  isInteger,
  isText,
  type MockRequest,
  type MockResponse,
  maximum,
  maxLength,
  minimum,
  minLength,
  readObject,
  serve,
  type Values,
} from "./kit";

interface Book extends Values {
  id: number;
  year: number;
  state: string;
}

const refuse = (status: number, code: string): MockResponse => ({ status, body: { code } });

const title = { isRequired: true, checks: [isText, minLength(1), maxLength(80)] };
const year = [isInteger, minimum(1400), maximum(2100)];

/** A correct server for shelf.yaml; `bug` names its one defect. */
export function startShelf(bug = "") {
  let books: Book[] = [];
  let last = 0;
  let changes = 0;
  let isClosed = false;
  const blurbs = new Map<number, string>();

  return serve((request) => {
    const [, first, id, action, rest] = request.path.split("/");
    if (first === "settings" && id === undefined) return settings(request);
    if (first !== "books" || rest !== undefined) return refuse(404, "missing");
    if (id === undefined) return collection(request);
    const book = books.find((one) => String(one.id) === id);
    if (action === undefined) return one(request, book);
    if (action === "blurb") return blurb(request, book);
    if (action !== "lend") return refuse(404, "missing");
    return request.method === "POST" ? lend(book) : refuse(405, "method");
  });

  /** Later with each change, whatever the clock of the machine says. */
  function now(): string {
    return new Date(Date.UTC(2030, 0, 1) + 17 * changes + 1).toISOString();
  }

  function settings(request: MockRequest): MockResponse {
    if (request.method === "GET") return { status: 200, body: { isClosed } };
    if (request.method !== "PATCH") return refuse(405, "method");
    const { body, refusal } = bodyOf(request);
    if (!body) return refusal;
    if (typeof body["isClosed"] !== "boolean" || Object.keys(body).length > 1) return refuse(400, "invalid");
    isClosed = body["isClosed"];
    return { status: 200, body: { isClosed } };
  }

  function collection(request: MockRequest): MockResponse {
    if (request.method === "POST") return create(request);
    return request.method === "GET" ? list(request) : refuse(405, "method");
  }

  function list({ query, headers }: MockRequest): MockResponse {
    const bounds = ["yearFrom", "yearTo"].map((name) => query.get(name));
    if (bounds.some((text) => text !== null && !/^[1-9]\d*$/.test(text))) return refuse(400, "invalid");
    const [from, to] = [Number(bounds[0] ?? 0), Number(bounds[1] ?? 9999)];
    if (bug === "a range of one year is refused" && from === to) return refuse(400, "invalid");
    const found = books.filter(
      (book) =>
        (bug === "yearFrom is ignored" || book.year >= from) &&
        (bug === "yearTo is exclusive" ? book.year < to : book.year <= to),
    );
    const accept = headers.accept ?? "*/*";
    if (accept === "text/csv" && bug !== "Accept is ignored") return table(found);
    if (!/json|\*\/\*/.test(accept) && bug !== "Accept is ignored") return refuse(406, "accept");
    return { status: 200, body: { items: found } };
  }

  function table(found: readonly Book[]): MockResponse {
    const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
    const rows = found.map((book) => {
      const shown = String(book["title"]);
      return [book.id, bug === "cells are not quoted" ? `${shown}, ${book.state}` : quoted(shown), book.year];
    });
    const raw = [["id", "title", "year"], ...rows].map((row) => `${row.join(",")}\r\n`).join("");
    return { status: 200, headers: { "content-type": "text/csv; charset=utf-8" }, raw };
  }

  function create(request: MockRequest): MockResponse {
    const { body, refusal } = bodyOf(request);
    if (!body) return refusal;
    const members = {
      title,
      year: { isRequired: true, checks: year },
      firstEdition: { checks: year },
      price: { isRequired: true, ...price() },
      binding: binding(),
    };
    if (findViolations(body, members, "").length > 0) return refuse(400, "invalid");
    if (Number(body["firstEdition"] ?? 0) > Number(body["year"])) return refuse(400, "invalid");
    last += 1;
    const book: Book = {
      binding: null,
      ...body,
      year: Number(body["year"]),
      id: last,
      state: "available",
      lentAt: null,
      updatedAt: now(),
    };
    books.push(book);
    return { status: 201, body: book };
  }

  function price(): { checks: Check[] } {
    const least = bug === "a price of zero is taken" ? 0 : Number.MIN_VALUE;
    return {
      checks: [["price", (value) => typeof value === "number" && value >= least && value <= 1000]],
    };
  }

  function binding(): { isNullable: boolean; checks: Check[] } {
    return {
      isNullable: bug !== "no binding is refused",
      checks: [["binding", (value) => /^\{"colour":"(red|green)"\}$/.test(JSON.stringify(value))]],
    };
  }

  function one(request: MockRequest, book: Book | undefined): MockResponse {
    if (!["GET", "PATCH", "DELETE"].includes(request.method)) return refuse(405, "method");
    if (!book) return refuse(404, "missing");
    if (request.method === "PATCH") return update(request, book);
    if (request.method === "GET") return { status: 200, headers: { etag: tagOf(book) }, body: book };
    books = books.filter((other) => other !== book);
    return { status: 204 };
  }

  function update(request: MockRequest, book: Book): MockResponse {
    const { body, refusal } = bodyOf(request);
    if (!body) return refusal;
    const members = { title: { ...title, isRequired: false }, price: price(), binding: binding() };
    if (Object.keys(body).length === 0 || findViolations(body, members, "").length > 0)
      return refuse(400, "invalid");
    const condition = request.headers["if-match"];
    if (condition === undefined && bug !== "changes need no If-Match") return refuse(428, "condition");
    if (condition !== undefined && condition !== tagOf(book)) return refuse(412, "condition");
    if (book.state !== "available" && bug !== "lent books are changed") return refuse(409, "state");
    change(book, body);
    return { status: 200, body: book };
  }

  function blurb(request: MockRequest, book: Book | undefined): MockResponse {
    if (request.method !== "GET" && request.method !== "PUT") return refuse(405, "method");
    if (!book) return refuse(404, "missing");
    if (request.method === "GET") {
      const raw = blurbs.get(book.id);
      return raw === undefined
        ? refuse(404, "missing")
        : { status: 200, headers: { "content-type": "text/plain; charset=utf-8" }, raw };
    }
    if (request.text === "") return refuse(400, "invalid");
    if (!/^text\/plain/.test(request.headers["content-type"] ?? "")) return refuse(415, "type");
    if ([...request.text].length > 500) return refuse(400, "invalid");
    blurbs.set(
      book.id,
      bug === "blanks of texts are joined" ? request.text.replace(/ +/g, " ") : request.text,
    );
    return { status: 204 };
  }

  function lend(book: Book | undefined): MockResponse {
    if (!book) return refuse(404, "missing");
    if (book.state !== "available" && bug !== "lent books are lent") return refuse(409, "state");
    if (isClosed) return refuse(503, "closed");
    const state = bug === "lending keeps the state" ? "available" : "lent";
    change(book, { state, lentAt: bug === "lentAt is not set" ? null : now() });
    return { status: 200, body: book };
  }

  function change(book: Book, values: Values): void {
    changes += 1;
    Object.assign(book, values, bug !== "updatedAt stays" && { updatedAt: now() });
  }
}

/** An entity tag that every change gives another value. */
const tagOf = (book: Book): string =>
  `"${book.id}-${JSON.stringify(book).length}-${String(book["updatedAt"])}"`;

/** The body of a request, or why it is refused. */
function bodyOf(
  request: MockRequest,
): { body: Values; refusal?: undefined } | { body?: undefined; refusal: MockResponse } {
  if (request.text !== "" && !/^application\/json/.test(request.headers["content-type"] ?? ""))
    return { refusal: refuse(415, "type") };
  const body = readObject(request.text);
  return body ? { body } : { refusal: refuse(400, "invalid") };
}
