import { readQuery } from "../../kernel/address";
import type { Exchange } from "../../kernel/exchange-log";
import { ControlProblem } from "../../kernel/group";
import type { Kernel } from "../../kernel/kernel-shape";
import { furthestOffset, preparesWorld, readSelection } from "../../kernel/selection";
import { type ClockSetting, readClockSetting } from "../../world/clock";
import { recorderOf } from "../recording/recorder";
import { writeTest } from "../recording/write-test";
import { describeChoices, describeRequest, describeRequestWhole, describeState } from "./describe-state";

/** One of the mock back end's own endpoints. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "DELETE";
  /** `GET /__mock/state` is called "state"; `<number>` in it is that of a request. */
  readonly name: string;
  /** Throws a ControlProblem or SelectionProblem with one sentence before anything changes. */
  handle(call: Call): Promise<Reply>;
}

export type Reply = { readonly json: unknown; readonly status?: number } | { readonly text: string };

interface Call {
  readonly kernel: Kernel;
  /** The body, without blanks around it. */
  readonly input: string;
  readonly query: string;
  readonly number: number;
}

/** All of them, in the order people need them. */
export const endpoints: readonly Endpoint[] = [
  { method: "GET", name: "state", handle: ({ kernel }) => state(kernel) },
  {
    method: "GET",
    name: "choices",
    handle: async ({ kernel }) => ({ json: describeChoices(kernel.backEnd) }),
  },
  // Where a real back end answers a part, its router answers this.
  { method: "GET", name: "live", handle: async () => ({ json: null }) },
  { method: "GET", name: "requests", handle: listRequests },
  {
    method: "GET",
    name: "requests/<number>",
    handle: async ({ kernel, number }) => ({
      json: describeRequestWhole(kernel, exchangeOf(kernel, number)),
    }),
  },
  { method: "GET", name: "requests/<number>/test", handle: copyTest },
  { method: "POST", name: "requests/<number>/jump", handle: jumpToRequest },
  {
    method: "DELETE",
    name: "requests",
    handle({ kernel }) {
      kernel.clearLog();
      return state(kernel);
    },
  },
  { method: "POST", name: "apply", handle: ({ kernel, input }) => after(kernel, kernel.apply(input)) },
  { method: "POST", name: "faults", handle: changeFaults },
  { method: "POST", name: "reset", handle: ({ kernel }) => after(kernel, kernel.reset()) },
  { method: "POST", name: "clock", handle: changeClock },
  { method: "POST", name: "advance", handle: advance },
  { method: "POST", name: "undo", handle: move((kernel) => kernel.undo(), "There is nothing to undo.") },
  { method: "POST", name: "redo", handle: move((kernel) => kernel.redo(), "There is nothing to do again.") },
  { method: "POST", name: "jump", handle: jump },
  { method: "GET", name: "link", handle: async ({ kernel }) => ({ json: { mock: await kernel.link() } }) },
  {
    method: "POST",
    name: "recording",
    handle: ({ kernel }) => after(kernel, recorderOf(kernel).start()),
  },
  {
    method: "GET",
    name: "recording",
    handle: async ({ kernel }) => ({ json: (await recorderOf(kernel).read()) ?? noRecording() }),
  },
  {
    method: "DELETE",
    name: "recording",
    handle: async ({ kernel }) => ({ json: (await recorderOf(kernel).end()) ?? noRecording() }),
  },
];

async function state(kernel: Kernel): Promise<Reply> {
  const { calls } = recorderOf(kernel);
  return { json: describeState(kernel, calls === null ? null : { calls }) };
}

async function after(kernel: Kernel, change: Promise<unknown>): Promise<Reply> {
  await change;
  return state(kernel);
}

/** The newest requests, at most 500; with `?after=12` only later ones. */
async function listRequests({ kernel, query }: Call): Promise<Reply> {
  const after = readQuery(query).find(([name]) => name === "after")?.[1] ?? "0";
  if (!/^\d{1,9}$/.test(after))
    throw new ControlProblem(
      `after=${after} is no number of a request; write a whole number such as after=12.`,
    );
  const newer = kernel.exchanges.filter(({ number }) => number > Number(after)).slice(-500);
  return { json: newer.map((exchange) => describeRequest(kernel, exchange)) };
}

/** Goes to the world as a request left it. */
async function jumpToRequest({ kernel, number }: Call): Promise<Reply> {
  const position = kernel.positionOf(exchangeOf(kernel, number).after);
  if (position === null || !(await kernel.jump(position)))
    throw new ControlProblem(`The world that request ${number} left cannot be gone back to.`);
  return state(kernel);
}

async function copyTest({ kernel, number }: Call): Promise<Reply> {
  const exchange = exchangeOf(kernel, number);
  if (exchange.isOutside)
    throw new ControlProblem(
      `Request ${number} was not answered by this world, so that no test can repeat it.`,
    );
  const text = await writeTest(kernel, exchange);
  if (text === null)
    throw new ControlProblem(
      `Request ${number} met a world that cannot be gone back to; send it again and copy that one.`,
    );
  return { text };
}

function exchangeOf(kernel: Kernel, number: number): Exchange {
  const exchange = kernel.exchanges.find((candidate) => candidate.number === number);
  if (exchange) return exchange;
  const numbers = kernel.exchanges.map((candidate) => candidate.number);
  const available =
    numbers.length === 0 ? "there are none" : `there are ${numbers[0]} to ${numbers[numbers.length - 1]}`;
  throw new ControlProblem(`Request ${number} is not in the log; ${available}.`);
}

async function changeFaults({ kernel, input }: Call): Promise<Reply> {
  const selection = readSelection(input, kernel.backEnd.names);
  if (preparesWorld(selection))
    throw new ControlProblem(
      'Faults alone can be set here, such as "fault:listNews=http500"; for anything else there is apply.',
    );
  return after(kernel, kernel.apply(input));
}

async function changeClock({ kernel, input }: Call): Promise<Reply> {
  const setting: ClockSetting | null =
    input === "freeze" ? { mode: "frozen", at: kernel.world.clock.now() } : readClockSetting(input);
  if (!setting || (setting.mode === "offset" && Math.abs(setting.by) > furthestOffset))
    throw new ControlProblem(
      `"${input}" is no clock; write freeze, live, +3d or -90m (s, m, h, d; at most a hundred years), or a moment such as 2026-11-21T10:32:00+08:00.`,
    );
  return after(kernel, kernel.setClock(setting));
}

async function advance({ kernel, input }: Call): Promise<Reply> {
  const shift = readClockSetting(input);
  const isFar = (instant: number) => Math.abs(instant - Date.now()) > furthestOffset;
  if (shift?.mode !== "offset" || isFar(kernel.world.clock.now() + shift.by))
    throw new ControlProblem(
      `"${input}" is no way to move the clock; write +3d or -90m (s, m, h, d), within a hundred years.`,
    );
  return after(kernel, kernel.advance(shift.by));
}

function move(go: (kernel: Kernel) => Promise<boolean>, sentence: string): Endpoint["handle"] {
  return async ({ kernel }) => {
    if (!(await go(kernel))) throw new ControlProblem(sentence);
    return state(kernel);
  };
}

async function jump({ kernel, input }: Call): Promise<Reply> {
  const last = kernel.world.journal.steps.length;
  if (!/^\d{1,9}$/.test(input) || !(await kernel.jump(Number(input))))
    throw new ControlProblem(`"${input}" is no place in the history; it goes from 0 to ${last}.`);
  return state(kernel);
}

function noRecording(): never {
  throw new ControlProblem("Nothing is being recorded; POST recording begins.");
}
