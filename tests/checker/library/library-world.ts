import { type Answer, type Call, Failure, type User } from "../contract-server/call";
import type { Values } from "../contract-server/contract";
import type { Defect } from "../contract-server/defect";
import type { Habits } from "../contract-server/habits";
import type { Sessions } from "../contract-server/sessions";
import { toldTime } from "../contract-server/told";

export interface Copy {
  id: number;
  bookId: string;
  owner: string;
  values: Values;
}

export interface Book {
  id: string;
  owner: string;
  made: number;
  /** The time of its making, where a caller's was taken. */
  said?: string;
  values: Values;
}

export interface Reader {
  id: number;
  name: string;
  nickname: string | null;
  locale: string;
  address: Values;
}

/** What the library knows; each server has its own. */
export class LibraryWorld {
  readonly sessions: Sessions;
  readonly habits: Habits;
  readonly defect: Defect | undefined;
  readonly books = new Map<string, Book>();
  readonly copies = new Map<number, Copy>();
  readonly keys = new Map<string, { answer: Answer; body: string }>();
  readonly readers = new Map<string, Reader>();
  /** What was deleted, and what was shown first: only a broken server looks there. */
  readonly gone: Book[] = [];
  readonly seen = new Map<string, Values>();
  #counter = 0;

  constructor(sessions: Sessions, habits: Habits, defect: Defect | undefined) {
    this.sessions = sessions;
    this.habits = habits;
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

  /** Whether the server was asked to be wrong in this way. */
  is(name: string): boolean {
    return this.defect?.inside === true && this.defect.name === name;
  }

  reader(user: User): Reader {
    const found = this.readers.get(user.name);
    if (!found) throw new Error(`no reader ${user.name}`);
    return found;
  }

  book(call: Call): Book {
    const found = this.books.get(String(call.given["bookId"]).toLowerCase());
    if (!found) throw new Failure(404);
    const isOpen = this.defect?.open && this.defect.operationId === call.operation.id;
    if (found.owner !== call.user.name && !isOpen) throw new Failure(this.habits.foreign);
    return found;
  }

  location(call: Call, path: string, relative: string): string {
    if (this.habits.location === "absolute") return `${call.origin}/lib/v1${path}`;
    return this.habits.location === "relative" ? relative : `/lib/v1${path}`;
  }

  time(text: unknown): unknown {
    return toldTime(text, this.habits);
  }
}
