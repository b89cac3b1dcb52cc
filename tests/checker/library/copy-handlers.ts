import { type Call, Failure } from "../contract-server/call";
import type { Values } from "../contract-server/contract";
import type { Handler } from "../contract-server/server";
import { counted, shuffled } from "../contract-server/told";
import type { Copy, LibraryWorld } from "./library-world";

/** Beyond int32, as ids of a big library are. */
const firstId = 4_000_000_000;

interface Part {
  name: string;
  size: number;
  text: string;
}

function parts({ raw, headers }: Call): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(String(headers["content-type"]))?.[1];
  if (!boundary) throw new Failure(400);
  return raw
    .toString("latin1")
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((piece) => {
      const at = piece.indexOf("\r\n\r\n");
      const content = piece.slice(at + 4, -2);
      const name = /name="([^"]*)"/.exec(piece.slice(0, at))?.[1] ?? "";
      return { name, size: content.length, text: Buffer.from(content, "latin1").toString("utf8") };
    });
}

export function copyHandlers(world: LibraryWorld): Record<string, Handler> {
  const shown = (copy: Copy): Values => {
    const { acquiredAt } = copy.values;
    const times = acquiredAt === undefined ? {} : { acquiredAt: world.time(acquiredAt) };
    return counted({ id: copy.id, ...copy.values, ...times }, world.habits);
  };
  const found = (call: Call): Copy => {
    const bookId = String(call.given["bookId"]).toLowerCase();
    const isOrphan = world.is("deleteBook leaves copies") && !world.books.has(bookId);
    if (!isOrphan) world.book(call);
    const copy = world.copies.get(Number(call.given["copyId"]));
    const isOpen = world.defect?.open && world.defect.operationId === call.operation.id;
    if (!copy || (copy.owner !== call.user.name && !isOpen)) throw new Failure(404);
    if (copy.bookId !== bookId && !world.is("getCopy through any book")) throw new Failure(404);
    return copy;
  };
  return {
    listCopies(call) {
      const book = world.book(call);
      const { condition } = call.given;
      const isDeaf = world.is("listCopies does not filter worn ones") && condition === "worn";
      const copies = [...world.copies.values()]
        .filter(({ bookId }) => bookId === book.id || world.is("listCopies shows those of all books"))
        .filter((copy) => condition === undefined || isDeaf || copy.values["condition"] === condition);
      if (world.habits.newestFirst) copies.reverse();
      return { status: 200, data: shuffled(copies, world.habits).map(shown) };
    },
    addCopy(call) {
      const book = world.book(call);
      const isTaken = [...world.copies.values()].some(
        (copy) =>
          (copy.bookId === book.id || world.is("addCopy refuses a barcode of another book")) &&
          copy.values["barcode"] === call.body["barcode"],
      );
      if (isTaken && !world.is("addCopy takes a barcode twice")) throw new Failure(409);
      const id = firstId + world.next();
      const copy: Copy = { id, bookId: book.id, owner: book.owner, values: structuredClone(call.body) };
      if (world.is("addCopy loses the zone")) {
        const at = copy.values["acquiredAt"];
        if (typeof at === "string") copy.values["acquiredAt"] = at.replace(/([Zz]|[+-]\d\d:\d\d)$/, "+01:00");
      }
      if (world.is("addCopy keeps the hour and loses its zone")) {
        const at = copy.values["acquiredAt"];
        if (typeof at === "string") copy.values["acquiredAt"] = at.replace(/[+-]\d\d:\d\d$/, "Z");
      }
      if (!world.is("addCopy is not listed")) world.copies.set(id, copy);
      const place = `copies/${id}`;
      return {
        status: 201,
        headers: { Location: world.location(call, `/books/${book.id}/${place}`, place) },
        data: shown(copy),
      };
    },
    getCopy: (call) => ({ status: 200, data: shown(found(call)) }),
    removeCopy(call) {
      const copy = found(call);
      if (!world.is("removeCopy removes nothing")) world.copies.delete(copy.id);
      if (world.is("removeCopy removes all copies"))
        for (const other of world.copies.values())
          if (other.bookId === copy.bookId) world.copies.delete(other.id);
      if (world.is("removeCopy takes the book along")) world.books.delete(copy.bookId);
      return { status: world.habits.deleted };
    },
    uploadCover(call) {
      world.book(call);
      const all = parts(call);
      const image = all.find(({ name }) => name === "image");
      const caption = all.find(({ name }) => name === "caption");
      const isStrange = all.some(({ name }) => name !== "image" && name !== "caption");
      if (!image && !world.is("uploadCover needs no picture")) throw new Failure(world.habits.invalid);
      if (isStrange) throw new Failure(world.habits.invalid);
      if (caption && [...caption.text].length > 60 && !world.is("uploadCover takes long captions"))
        throw new Failure(world.habits.invalid);
      return {
        status: 201,
        data: {
          bytes: image?.size ?? 0,
          caption: caption?.text ?? (world.habits.leavesOut ? undefined : null),
        },
      };
    },
  };
}
