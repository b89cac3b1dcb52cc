import { type Call, Failure } from "../contract-server/call";
import type { Values } from "../contract-server/contract";
import { shuffle, withViewCount } from "../contract-server/response-variants";
import type { Handler } from "../contract-server/server";
import type { Copy, LibraryWorld } from "./library-world";

/** Beyond int32. */
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
  const represent = (copy: Copy): Values => {
    const { acquiredAt } = copy.values;
    const times = acquiredAt === undefined ? {} : { acquiredAt: world.time(acquiredAt) };
    return withViewCount({ id: copy.id, ...copy.values, ...times }, world.variant);
  };
  const findCopy = (call: Call): Copy => {
    const bookId = String(call.parameters["bookId"]).toLowerCase();
    const isOrphan = world.has("deleteBook leaves copies") && !world.books.has(bookId);
    if (!isOrphan) world.book(call);
    const copy = world.copies.get(Number(call.parameters["copyId"]));
    const isOpen = world.defect?.skipsOwnership && world.defect.operationId === call.operation.id;
    if (!copy || (copy.owner !== call.user.name && !isOpen)) throw new Failure(404);
    if (copy.bookId !== bookId && !world.has("getCopy through any book")) throw new Failure(404);
    return copy;
  };
  return {
    listCopies(call) {
      const book = world.book(call);
      const { condition } = call.parameters;
      const ignoresCondition = world.has("listCopies does not filter worn ones") && condition === "worn";
      const copies = [...world.copies.values()]
        .filter(({ bookId }) => bookId === book.id || world.has("listCopies shows those of all books"))
        .filter(
          (copy) => condition === undefined || ignoresCondition || copy.values["condition"] === condition,
        );
      if (world.variant.newestFirst) copies.reverse();
      return { status: 200, data: shuffle(copies, world.variant).map(represent) };
    },
    addCopy(call) {
      const book = world.book(call);
      const isDuplicate = [...world.copies.values()].some(
        (copy) =>
          (copy.bookId === book.id || world.has("addCopy refuses a barcode of another book")) &&
          copy.values["barcode"] === call.body["barcode"],
      );
      if (isDuplicate && !world.has("addCopy takes a barcode twice")) throw new Failure(409);
      const id = firstId + world.next();
      const copy: Copy = { id, bookId: book.id, owner: book.owner, values: structuredClone(call.body) };
      if (world.has("addCopy loses the zone")) {
        const at = copy.values["acquiredAt"];
        if (typeof at === "string") copy.values["acquiredAt"] = at.replace(/([Zz]|[+-]\d\d:\d\d)$/, "+01:00");
      }
      if (world.has("addCopy keeps the hour and loses its zone")) {
        const at = copy.values["acquiredAt"];
        if (typeof at === "string") copy.values["acquiredAt"] = at.replace(/[+-]\d\d:\d\d$/, "Z");
      }
      if (!world.has("addCopy is not listed")) world.copies.set(id, copy);
      const relativePath = `copies/${id}`;
      return {
        status: 201,
        headers: { Location: world.location(call, `/books/${book.id}/${relativePath}`, relativePath) },
        data: represent(copy),
      };
    },
    getCopy: (call) => ({ status: 200, data: represent(findCopy(call)) }),
    removeCopy(call) {
      const copy = findCopy(call);
      if (!world.has("removeCopy removes nothing")) world.copies.delete(copy.id);
      if (world.has("removeCopy removes all copies"))
        for (const other of world.copies.values())
          if (other.bookId === copy.bookId) world.copies.delete(other.id);
      if (world.has("removeCopy takes the book along")) world.books.delete(copy.bookId);
      return { status: world.variant.deleted };
    },
    uploadCover(call) {
      world.book(call);
      const all = parts(call);
      const image = all.find(({ name }) => name === "image");
      const caption = all.find(({ name }) => name === "caption");
      const hasUnknownPart = all.some(({ name }) => name !== "image" && name !== "caption");
      if (!image && !world.has("uploadCover needs no picture")) throw new Failure(world.variant.invalid);
      if (hasUnknownPart) throw new Failure(world.variant.invalid);
      if (caption && [...caption.text].length > 60 && !world.has("uploadCover takes long captions"))
        throw new Failure(world.variant.invalid);
      return {
        status: 201,
        data: {
          bytes: image?.size ?? 0,
          caption: caption?.text ?? (world.variant.omitsNull ? undefined : null),
        },
      };
    },
  };
}
