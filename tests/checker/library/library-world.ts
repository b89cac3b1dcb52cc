import { type Call, Failure, type HandlerResponse, type User } from "../contract-server/call";
import type { Values } from "../contract-server/contract";
import type { Defect } from "../contract-server/defect";
import { formatTime } from "../contract-server/response-variants";
import type { ServerVariant } from "../contract-server/server-variant";
import type { Sessions } from "../contract-server/sessions";

export interface Copy {
  id: number;
  bookId: string;
  owner: string;
  values: Values;
}

export interface Book {
  id: string;
  owner: string;
  sequence: number;
  /** The creation time sent by the client, where a defect accepts it. */
  givenCreatedAt?: string;
  values: Values;
}

export interface Reader {
  id: number;
  name: string;
  nickname: string | null;
  locale: string;
  address: Values;
}

/** The state of one library server. */
export class LibraryWorld {
  readonly sessions: Sessions;
  readonly variant: ServerVariant;
  readonly defect: Defect | undefined;
  readonly books = new Map<string, Book>();
  readonly copies = new Map<number, Copy>();
  readonly keys = new Map<string, { response: HandlerResponse; body: string }>();
  readonly readers = new Map<string, Reader>();
  /** Deleted books and first representations, for defects alone. */
  readonly deletedBooks: Book[] = [];
  readonly firstRepresentations = new Map<string, Values>();
  #counter = 0;

  constructor(sessions: Sessions, variant: ServerVariant, defect: Defect | undefined) {
    this.sessions = sessions;
    this.variant = variant;
    this.defect = defect;
    for (const { name } of sessions.users) {
      const [short = "reader"] = name.split("@");
      const address = { street: "Bahnhofstrasse 1", city: "Zürich", zip: "8001" };
      this.readers.set(name, { id: this.next(), name: short, nickname: null, locale: "de-CH", address });
    }
  }

  next(): number {
    this.#counter += 1;
    return this.#counter;
  }

  /** Whether the server has this defect. */
  has(name: string): boolean {
    return this.defect?.isInHandler === true && this.defect.name === name;
  }

  reader(user: User): Reader {
    const found = this.readers.get(user.name);
    if (!found) throw new Error(`no reader ${user.name}`);
    return found;
  }

  book(call: Call): Book {
    const found = this.books.get(String(call.parameters["bookId"]).toLowerCase());
    if (!found) throw new Failure(404);
    const isOpen = this.defect?.skipsOwnership && this.defect.operationId === call.operation.id;
    if (found.owner !== call.user.name && !isOpen) throw new Failure(this.variant.foreign);
    return found;
  }

  location(call: Call, path: string, relative: string): string {
    if (this.variant.location === "absolute") return `${call.origin}/lib/v1${path}`;
    return this.variant.location === "relative" ? relative : `/lib/v1${path}`;
  }

  time(text: unknown): unknown {
    return formatTime(text, this.variant);
  }
}
