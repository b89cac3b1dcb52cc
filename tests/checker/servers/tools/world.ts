import type { MockRequest, MockResponse, ServerVariant, Values } from "../kit";

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

/** An authenticated request to one operation. */
export interface Call {
  request: MockRequest;
  member: Member;
  body: Values;
}

export type Handler = (call: Call) => MockResponse;

const newMembers = (): Member[] => [
  { memberNo: 41, name: "alice", password: "seven-sharp-saws", nickname: "Al" },
  { memberNo: 42, name: "bob", password: "eight-blunt-nails", nickname: "Bo" },
];

/** The state and the responses of one tools server: HTTP 200 always, with the status in the envelope. */
export class ToolsWorld {
  readonly bug: string;
  readonly variant: ServerVariant;
  readonly members = newMembers();
  tools: Tool[] = [];
  loans: Loan[] = [];
  remarks: Remark[] = [];
  labels: Label[] = [];
  readonly sessions = new Map<string, Member>();
  #last = 0;

  constructor(bug: string, variant: ServerVariant) {
    this.bug = bug;
    this.variant = variant;
    for (const [index, token] of ["alice-bench-token-plane", "bob-bench-token-chisel"].entries()) {
      const member = this.members[index];
      if (member) this.sessions.set(token, member);
    }
  }

  next(): number {
    this.#last += 1;
    return this.#last;
  }

  success(data: unknown, headers: Record<string, string> = {}): MockResponse {
    return { status: 200, headers, body: { code: 200, success: true, errcode: 0, data } };
  }

  failure(code: number): MockResponse {
    return { status: 200, body: { code, success: false, errcode: code * 100, data: null } };
  }

  invalid(): MockResponse {
    return this.failure(this.variant.invalid);
  }

  /** Also for a tool or loan of another member. */
  notFound(): MockResponse {
    return this.failure(404);
  }
}

export const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 999_999_999;
