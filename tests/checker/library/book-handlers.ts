import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Answer, Call } from "../contract-server/call";
import { Failure } from "../contract-server/call";
import { isValues, type Values, values } from "../contract-server/contract";
import { texts } from "../contract-server/parameters";
import type { Handler } from "../contract-server/server";
import { madeId } from "../contract-server/told";
import type { Book, LibraryWorld } from "./library-world";

const nullable = ["subtitle", "publishedOn", "series"];

export function shownBook(world: LibraryWorld, book: Book, place?: string): Values {
  const { secretNote, ...rest } = book.values;
  const filled = world.habits.leavesOut
    ? Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))
    : { ...Object.fromEntries(nullable.map((name) => [name, null])), ...rest };
  const createdAt = book.said ?? world.time(new Date(Date.UTC(2026, 0, 1) + book.made * 1000).toISOString());
  const shown: Values = { id: book.id, createdAt, ...filled };
  const isTold =
    (place === "getBook" && world.is("getBook tells the secret note")) ||
    (place === "listBooks" && secretNote !== undefined && world.is("listBooks tells secret notes"));
  return isTold ? { ...shown, secretNote } : shown;
}

const compared = (a: unknown, b: unknown): number => {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
};

function ordered(world: LibraryWorld, books: Book[], sort: string): Book[] {
  const name = sort.replace(/^-/, "");
  const sign = sort.startsWith("-") && !world.is("listBooks never descends") ? -1 : 1;
  const value = (book: Book): unknown => {
    if (name === "createdAt") return book.made;
    const found = book.values[name];
    if (name === "edition" && world.is("listBooks sorts editions as texts")) return String(found);
    if (name === "edition" && world.is("listBooks sorts without the minus")) return Math.abs(Number(found));
    return typeof found === "string" && world.habits.ignoresCase ? found.toLowerCase() : found;
  };
  return books.sort((a, b) => sign * compared(value(a), value(b)) || a.made - b.made);
}

function listed(world: LibraryWorld, call: Call): Answer {
  const { given, user } = call;
  const { page, size, genre, language, sort } = given;
  const genres = texts(genre);
  const gone = world.is("listBooks still lists what was deleted") ? world.gone : [];
  let all = [...world.books.values(), ...gone].filter(
    ({ owner }) => owner === user.name || world.is("listBooks shows everybody's"),
  );
  if (genre !== undefined) {
    const asked = world.is("listBooks hears one genre only") ? genres.slice(0, 1) : genres;
    all = all.filter(
      ({ values: { genre: one } }) =>
        asked.includes(String(one)) || (one === "essay" && world.is("listBooks always shows essays")),
    );
  }
  const isLater = Number(page) > 0;
  const isDeaf =
    (world.is("listBooks does not filter Chinese") && language === "zh") ||
    (world.is("listBooks forgets the language on the second page") && isLater);
  if (language !== undefined && !isDeaf)
    all = all.filter(({ values: { language: one } }) => one === language);
  const isWild =
    (world.is("listBooks has no default order") && !call.search.includes("sort=")) ||
    (world.is("listBooks forgets the order on the second page") && isLater);
  const books = isWild ? all.sort((a, b) => b.made - a.made) : ordered(world, all, String(sort));
  if (isLater && String(sort).startsWith("-") && world.is("listBooks rises on the second page"))
    books.reverse();
  const count = world.is("listBooks gives twenty at most") ? Math.min(20, Number(size)) : Number(size);
  const at = world.is("listBooks takes page 1 for page 0") ? Math.max(0, Number(page) - 1) : Number(page);
  const first = at * count;
  const from = world.is("listBooks overlaps from the second page") && first > 0 ? first - 1 : first;
  const to = first + count + (world.is("listBooks gives one too many") ? 1 : 0);
  let total = books.length + (world.is("listBooks counts one too many") ? 1 : 0);
  if (world.is("listBooks counts the page only")) total = books.slice(from, to).length;
  return {
    status: 200,
    headers: { "X-Total-Count": String(total) },
    data: books.slice(from, to).map((book) => shownBook(world, book, "listBooks")),
  };
}

function created(world: LibraryWorld, call: Call): Answer {
  const key = call.given["Idempotency-Key"];
  const known = key === undefined ? undefined : world.keys.get(`${call.user.name} ${key}`);
  const text = JSON.stringify(call.body);
  const isForgotten =
    world.is("createBook forgets the key") ||
    (world.is("createBook hears the key for the same body only") && known?.body !== text);
  if (known && !isForgotten) {
    if (known.body !== text && world.habits.invalid === 422) throw new Failure(409);
    return known.answer;
  }
  const { id: _, createdAt, ...body } = call.body;
  const isTaken = [...world.books.values()].some(
    ({ owner, values: { title } }) => owner === call.user.name && title === body["title"],
  );
  if (world.habits.uniqueNames && isTaken) throw new Failure(409);
  const id = world.is("createBook takes the id it is given")
    ? String(call.body["id"] ?? randomUUID()).toLowerCase()
    : madeId(randomUUID(), world.habits);
  const book: Book = { id, owner: call.user.name, made: world.next(), values: structuredClone(body) };
  if (world.is("createBook takes the time it is given") && createdAt !== undefined)
    book.said = String(createdAt);
  bend(world, book.values);
  world.books.set(id, book);
  const place = world.is("createBook leads elsewhere") ? randomUUID() : id;
  const answer = {
    status: 201,
    headers: { Location: world.location(call, `/books/${place}`, `books/${place}`) },
    data: shownBook(world, book),
  };
  if (world.is("createBook keeps nothing")) world.books.delete(id);
  if (key !== undefined) world.keys.set(`${call.user.name} ${key}`, { answer, body: text });
  return answer;
}

/** What goes wrong between a body and the store. */
function bend(world: LibraryWorld, kept: Values): void {
  const mangled = (text: unknown): string => Buffer.from(String(text), "latin1").toString("latin1");
  if (world.is("createBook keeps Latin-1 only")) kept["title"] = mangled(kept["title"]);
  if (world.is("createBook cuts titles at 64"))
    kept["title"] = [...String(kept["title"])].slice(0, 64).join("");
  if (world.is("createBook keeps four tags")) kept["tags"] = texts(kept["tags"]).slice(0, 4);
  const medium = values(kept["medium"]);
  if (world.is("createBook overflows") && medium["milliseconds"])
    kept["medium"] = { ...medium, milliseconds: Number(medium["milliseconds"]) | 0 };
  if (world.is("createBook loses the narrator")) {
    const { narrator: _, ...rest } = medium;
    kept["medium"] = rest;
  }
  if (world.is("createBook rounds prices") && kept["price"] !== undefined)
    kept["price"] = Math.round(Number(kept["price"]));
}

export function bookHandlers(world: LibraryWorld): Record<string, Handler> {
  return {
    listBooks: (call) => listed(world, call),
    createBook: (call) => created(world, call),
    getBook(call) {
      const book = world.book(call);
      const shown = shownBook(world, book, "getBook");
      const first = world.seen.get(book.id) ?? shown;
      world.seen.set(book.id, first);
      return { status: 200, data: world.is("getBook is stale after a change") ? first : shown };
    },
    replaceBook(call) {
      const book = world.book(call);
      const { id: _, createdAt: __, ...body } = call.body;
      const isKept = world.is("replaceBook keeps what is left out");
      const answer = { ...book, values: structuredClone(isKept ? { ...book.values, ...body } : body) };
      if (world.is("replaceBook keeps the tags") && isDeepStrictEqual(body["tags"], []))
        answer.values["tags"] = book.values["tags"];
      if (!world.is("replaceBook changes nothing")) book.values = answer.values;
      const id = world.is("replaceBook gives another id") ? randomUUID() : book.id;
      return { status: 200, data: { ...shownBook(world, answer), id } };
    },
    updateBook(call) {
      const book = world.book(call);
      const kept =
        world.is("updateBook clears the subtitle") && !("subtitle" in call.body)
          ? { ...book.values, subtitle: null }
          : book.values;
      const changed = { ...kept, ...structuredClone(call.body) };
      if (isValues(changed["series"])) changed["series"] = { number: 1, ...changed["series"] };
      if (world.is("updateBook overlooks genre")) changed["genre"] = book.values["genre"];
      const before = shownBook(world, book);
      book.values = changed;
      if (world.is("updateBook takes the copies away"))
        for (const copy of world.copies.values()) if (copy.bookId === book.id) world.copies.delete(copy.id);
      const isBefore = world.is("updateBook answers what was before");
      return { status: 200, data: isBefore ? before : shownBook(world, book) };
    },
    deleteBook(call) {
      const isSecond = !world.books.has(String(call.given["bookId"]));
      if (isSecond && world.is("deleteBook twice")) return { status: world.habits.deleted };
      if (world.is("deleteBook deletes while it refuses")) {
        const other = world.books.get(String(call.given["bookId"]).toLowerCase());
        if (other && other.owner !== call.user.name) world.books.delete(other.id);
      }
      const book = world.book(call);
      world.gone.push(book);
      if (!world.is("deleteBook deletes nothing")) world.books.delete(book.id);
      if (!world.is("deleteBook leaves copies")) {
        for (const copy of world.copies.values()) if (copy.bookId === book.id) world.copies.delete(copy.id);
      }
      return { status: world.habits.deleted };
    },
    exportBooks({ given, user }) {
      const columns = given["columns"] === undefined ? ["title", "isbn", "genre"] : texts(given["columns"]);
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
    findOnShelf: ({ given, user }) => ({
      status: 200,
      data: {
        shelf: given["code"],
        branch: given["X-Branch"],
        lent: given["lent"],
        books: [...world.books.values()]
          .filter(({ owner }) => owner === user.name)
          .slice(0, 3)
          .map((book) => shownBook(world, book)),
      },
    }),
  };
}
