import type { Locator } from "@playwright/test";
import type { Actor } from "./actor";

/** How many rows more each table of the back end has. */
export type Effect = Readonly<Record<string, number>>;

/** A change somebody makes by a button. */
export interface StepChange {
  readonly button: (actor: Actor) => Locator;
  /** The address of the request, as a glob. */
  readonly sent: string;
  /** What can be seen once it is made. */
  readonly proof: (actor: Actor) => Locator;
  /** The rows it makes; none where it changes one that is there. */
  readonly effect: Effect;
  /** What grows by one where no row is made. */
  readonly count?: (actor: Actor) => Promise<number>;
  /** What says that it failed; an alert where left out. */
  readonly failure?: (actor: Actor) => Locator;
  /** What somebody does after a failure before they press again. */
  readonly recover?: (actor: Actor) => Promise<void>;
}

/** One step of a journey. */
export interface Step {
  readonly name: string;
  /** Who takes it; the first person where left out. */
  readonly who?: string;
  /** The address it begins at, "reload" for the one on screen once more; left out where it goes on on the same page. */
  readonly at?: string | (() => string);
  /** What happened before it opens the address, such as time that passed. */
  readonly before?: (actor: Actor) => Promise<void>;
  /** Up to the button; for a step without a change all of it. */
  readonly perform?: (actor: Actor) => Promise<void>;
  readonly change?: StepChange;
  /** What has to hold afterwards. */
  readonly after?: (actor: Actor) => Promise<void>;
}

/** What people do one after the other in one world. */
export interface StepJourney {
  readonly name: string;
  /** The world it begins in. */
  readonly mock: string;
  readonly userAgent?: string;
  /** New steps for each run: what one of them learns, such as a number, is for the following ones of that run. */
  readonly steps: () => readonly Step[];
}
