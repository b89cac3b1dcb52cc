import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Call, HandlerResponse } from "../contract-server/call";
import { Failure } from "../contract-server/call";
import { isValues, type Values, values } from "../contract-server/contract";
import { texts } from "../contract-server/parameters";
import { createId } from "../contract-server/response-variants";
import type { Handler } from "../contract-server/server";
import type { Book, LibraryWorld } from "./library-world";

const nullable = ["subtitle", "publishedOn", "series"];

export function representBook(world: LibraryWorld, book: Book, place?: string): Values {
  const { secretNote, ...rest } = book.values;
  const filled = world.variant.omitsNull
    ? Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))
    : { ...Object.fromEntries(nullable.map((name) => [name, null])), ...rest };
  const createdAt =
    book.givenCreatedAt ?? world.time(new Date(Date.UTC(2026, 0, 1) + book.sequence * 1000).toISOString());
  const representation: Values = { id: book.id, createdAt, ...filled };
  const includesNote =
    (place === "getBook" && world.has("getBook tells the secret note")) ||
    (place === "listBooks" && secretNote !== undefined && world.has("listBooks tells secret notes"));
  return includesNote ? { ...representation, secretNote } : representation;
}

const compare = (a: unknown, b: unknown): number => {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
};

function sortBooks(world: LibraryWorld, books: Book[], sort: string): Book[] {
  const name = sort.replace(/^-/, "");
  const sign = sort.startsWith("-") && !world.has("listBooks never descends") ? -1 : 1;
  const value = (book: Book): unknown => {
    if (name === "createdAt") return book.sequence;
    const found = book.values[name];
    if (name === "edition" && world.has("listBooks sorts editions as texts")) return String(found);
    if (name === "edition" && world.has("listBooks sorts without the minus")) return Math.abs(Number(found));
    return typeof found === "string" && world.variant.ignoresCase ? found.toLowerCase() : found;
  };
  return books.sort((a, b) => sign * compare(value(a), value(b)) || a.sequence - b.sequence);
}

function listBooks(world: LibraryWorld, call: Call): HandlerResponse {
  const { parameters, user } = call;
  const { page, size, genre, language, sort } = parameters;
  const genres = texts(genre);
  const stale = world.has("listBooks still lists what was deleted") ? world.deletedBooks : [];
  let all = [...world.books.values(), ...stale].filter(
    ({ owner }) => owner === user.name || world.has("listBooks shows everybody's"),
  );
  if (genre !== undefined) {
    const wantedGenres = world.has("listBooks hears one genre only") ? genres.slice(0, 1) : genres;
    all = all.filter(
      ({ values: { genre: one } }) =>
        wantedGenres.includes(String(one)) || (one === "essay" && world.has("listBooks always shows essays")),
    );
  }
  const isLater = Number(page) > 0;
  const ignoresLanguage =
    (world.has("listBooks does not filter Chinese") && language === "zh") ||
    (world.has("listBooks forgets the language on the second page") && isLater);
  if (language !== undefined && !ignoresLanguage)
    all = all.filter(({ values: { language: one } }) => one === language);
  const ignoresOrder =
    (world.has("listBooks has no default order") && !call.search.includes("sort=")) ||
    (world.has("listBooks forgets the order on the second page") && isLater);
  const books = ignoresOrder
    ? all.sort((a, b) => b.sequence - a.sequence)
    : sortBooks(world, all, String(sort));
  if (isLater && String(sort).startsWith("-") && world.has("listBooks rises on the second page"))
    books.reverse();
  const count = world.has("listBooks gives twenty at most") ? Math.min(20, Number(size)) : Number(size);
  const at = world.has("listBooks takes page 1 for page 0") ? Math.max(0, Number(page) - 1) : Number(page);
  const first = at * count;
  const from = world.has("listBooks overlaps from the second page") && first > 0 ? first - 1 : first;
  const to = first + count + (world.has("listBooks gives one too many") ? 1 : 0);
  let total = books.length + (world.has("listBooks counts one too many") ? 1 : 0);
  if (world.has("listBooks counts the page only")) total = books.slice(from, to).length;
  return {
    status: 200,
    headers: { "X-Total-Count": String(total) },
    data: books.slice(from, to).map((book) => representBook(world, book, "listBooks")),
  };
}

function createBook(world: LibraryWorld, call: Call): HandlerResponse {
  const key = call.parameters["Idempotency-Key"];
  const known = key === undefined ? undefined : world.keys.get(`${call.user.name} ${key}`);
  const text = JSON.stringify(call.body);
  const isNotStored =
    world.has("createBook forgets the key") ||
    (world.has("createBook hears the key for the same body only") && known?.body !== text);
  if (known && !isNotStored) {
    if (known.body !== text && world.variant.invalid === 422) throw new Failure(409);
    return known.response;
  }
  const { id: _, createdAt, ...body } = call.body;
  const isDuplicate = [...world.books.values()].some(
    ({ owner, values: { title } }) => owner === call.user.name && title === body["title"],
  );
  if (world.variant.uniqueNames && isDuplicate) throw new Failure(409);
  const id = world.has("createBook takes the id it is given")
    ? String(call.body["id"] ?? randomUUID()).toLowerCase()
    : createId(randomUUID(), world.variant);
  const book: Book = { id, owner: call.user.name, sequence: world.next(), values: structuredClone(body) };
  if (world.has("createBook takes the time it is given") && createdAt !== undefined)
    book.givenCreatedAt = String(createdAt);
  applyStorageDefects(world, book.values);
  world.books.set(id, book);
  const place = world.has("createBook leads elsewhere") ? randomUUID() : id;
  const response = {
    status: 201,
    headers: { Location: world.location(call, `/books/${place}`, `books/${place}`) },
    data: representBook(world, book),
  };
  if (world.has("createBook keeps nothing")) world.books.delete(id);
  if (key !== undefined) world.keys.set(`${call.user.name} ${key}`, { response, body: text });
  return response;
}

function applyStorageDefects(world: LibraryWorld, stored: Values): void {
  const toLatin1 = (text: unknown): string => Buffer.from(String(text), "latin1").toString("latin1");
  if (world.has("createBook keeps Latin-1 only")) stored["title"] = toLatin1(stored["title"]);
  if (world.has("createBook cuts titles at 64"))
    stored["title"] = [...String(stored["title"])].slice(0, 64).join("");
  if (world.has("createBook keeps four tags")) stored["tags"] = texts(stored["tags"]).slice(0, 4);
  const medium = values(stored["medium"]);
  if (world.has("createBook overflows") && medium["milliseconds"])
    stored["medium"] = { ...medium, milliseconds: Number(medium["milliseconds"]) | 0 };
  if (world.has("createBook loses the narrator")) {
    const { narrator: _, ...rest } = medium;
    stored["medium"] = rest;
  }
  if (world.has("createBook rounds prices") && stored["price"] !== undefined)
    stored["price"] = Math.round(Number(stored["price"]));
}

export function bookHandlers(world: LibraryWorld): Record<string, Handler> {
  return {
    listBooks: (call) => listBooks(world, call),
    createBook: (call) => createBook(world, call),
    getBook(call) {
      const book = world.book(call);
      const representation = representBook(world, book, "getBook");
      const first = world.firstRepresentations.get(book.id) ?? representation;
      world.firstRepresentations.set(book.id, first);
      return { status: 200, data: world.has("getBook is stale after a change") ? first : representation };
    },
    replaceBook(call) {
      const book = world.book(call);
      const { id: _, createdAt: __, ...body } = call.body;
      const isMerged = world.has("replaceBook keeps what is left out");
      const response = { ...book, values: structuredClone(isMerged ? { ...book.values, ...body } : body) };
      if (world.has("replaceBook keeps the tags") && isDeepStrictEqual(body["tags"], []))
        response.values["tags"] = book.values["tags"];
      if (!world.has("replaceBook changes nothing")) book.values = response.values;
      const id = world.has("replaceBook gives another id") ? randomUUID() : book.id;
      return { status: 200, data: { ...representBook(world, response), id } };
    },
    updateBook(call) {
      const book = world.book(call);
      const stored =
        world.has("updateBook clears the subtitle") && !("subtitle" in call.body)
          ? { ...book.values, subtitle: null }
          : book.values;
      const changed = { ...stored, ...structuredClone(call.body) };
      if (isValues(changed["series"])) changed["series"] = { number: 1, ...changed["series"] };
      if (world.has("updateBook overlooks genre")) changed["genre"] = book.values["genre"];
      const before = representBook(world, book);
      book.values = changed;
      if (world.has("updateBook takes the copies away"))
        for (const copy of world.copies.values()) if (copy.bookId === book.id) world.copies.delete(copy.id);
      const isBefore = world.has("updateBook answers what was before");
      return { status: 200, data: isBefore ? before : representBook(world, book) };
    },
    deleteBook(call) {
      const isSecond = !world.books.has(String(call.parameters["bookId"]));
      if (isSecond && world.has("deleteBook twice")) return { status: world.variant.deleted };
      if (world.has("deleteBook deletes while it refuses")) {
        const other = world.books.get(String(call.parameters["bookId"]).toLowerCase());
        if (other && other.owner !== call.user.name) world.books.delete(other.id);
      }
      const book = world.book(call);
      world.deletedBooks.push(book);
      if (!world.has("deleteBook deletes nothing")) world.books.delete(book.id);
      if (!world.has("deleteBook leaves copies")) {
        for (const copy of world.copies.values()) if (copy.bookId === book.id) world.copies.delete(copy.id);
      }
      return { status: world.variant.deleted };
    },
    exportBooks({ parameters, user }) {
      const columns =
        parameters["columns"] === undefined ? ["title", "isbn", "genre"] : texts(parameters["columns"]);
      const rows = [...world.books.values()]
        .filter(({ owner }) => owner === user.name)
        .map((book) => columns.map((name) => JSON.stringify(book.values[name] ?? "")).join(","));
      return {
        status: 200,
        headers: { "Content-Disposition": 'attachment; filename="books.csv"' },
        text: {
          type: "text/csv; charset=utf-8",
          content: `${[columns.join(","), ...rows].join("\r\n")}\r\n`,
        },
      };
    },
    findOnShelf: ({ parameters, user }) => ({
      status: 200,
      data: {
        shelf: parameters["code"],
        branch: parameters["X-Branch"],
        lent: parameters["lent"],
        books: [...world.books.values()]
          .filter(({ owner }) => owner === user.name)
          .slice(0, 3)
          .map((book) => representBook(world, book)),
      },
    }),
  };
}
