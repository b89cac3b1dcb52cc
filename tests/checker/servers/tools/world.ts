import type { Asked, Habits, Told, Values } from "../kit";

export interface Member {
  memberNo: number;
  name: string;
  password: string;
  nickname: string;
}

export interface Tool extends Values {
  toolNo: number;
  ownerNo: number;
  archived: boolean;
}

export interface Loan extends Values {
  loanNo: number;
  toolNo: number;
  borrowerNo: number;
}

export interface Remark extends Values {
  remarkNo: number;
  loanNo: number;
}

export interface Label extends Values {
  labelNo: number;
}

/** A request to one operation by whom its credentials name. */
export interface Call {
  asked: Asked;
  member: Member;
  body: Values;
}

export type Handler = (call: Call) => Told;

const newMembers = (): Member[] => [
  { memberNo: 41, name: "alice", password: "seven-sharp-saws", nickname: "Al" },
  { memberNo: 42, name: "bob", password: "eight-blunt-nails", nickname: "Bo" },
];

/** What the tool library knows, and how it answers: always with HTTP 200, as its envelope is in the body. */
export class ToolsWorld {
  readonly bug: string;
  readonly habits: Habits;
  readonly members = newMembers();
  tools: Tool[] = [];
  loans: Loan[] = [];
  remarks: Remark[] = [];
  labels: Label[] = [];
  readonly sessions = new Map<string, Member>();
  #last = 0;

  constructor(bug: string, habits: Habits) {
    this.bug = bug;
    this.habits = habits;
    for (const [index, token] of ["alice-bench-token-plane", "bob-bench-token-chisel"].entries()) {
      const member = this.members[index];
      if (member) this.sessions.set(token, member);
    }
  }

  next(): number {
    this.#last += 1;
    return this.#last;
  }

  good(data: unknown, headers: Record<string, string> = {}): Told {
    return { status: 200, headers, body: { code: 200, success: true, errcode: 0, data } };
  }

  bad(code: number): Told {
    return { status: 200, body: { code, success: false, errcode: code * 100, data: null } };
  }

  invalid(): Told {
    return this.bad(this.habits.invalid);
  }

  /** Another member's tool or loan is as good as none. */
  none(): Told {
    return this.bad(404);
  }
}

export const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 999_999_999;
