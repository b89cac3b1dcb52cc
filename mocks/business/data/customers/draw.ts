import { businessClockOffset, durations, trial as trialLength } from "../../../../src/rules/limits";
import type { Random } from "../../../world/random";
import { skuOf } from "../../catalogue";
import { dayNumber, type HeldService, nothingHeld, trialHeld } from "../../customer-services";
import { commonLabels, ownLabels } from "./people";

/** How somebody came, and what they hold since. */
export interface Life {
  readonly since: number;
  readonly held: HeldService;
  readonly paidAt: number | null;
}

/** Draws one thing after another from one sequence. Moments lie before the world began, but those of the next talks. */
export class Draw {
  readonly #next: () => number;
  readonly #now: number;
  readonly #today: number;

  constructor(random: Random, startedAt: number) {
    this.#next = random.next;
    this.#now = startedAt;
    this.#today = dayNumber(startedAt);
  }

  /** 0 to `count` − 1. */
  part(count: number): number {
    return Math.floor(this.#next() * count);
  }

  one<Item>(list: readonly Item[]): Item {
    const item = list[this.part(list.length)];
    if (item === undefined) throw new RangeError("Nothing to draw from.");
    return item;
  }

  /** A moment in opening hours, one to `days` days ago. */
  past(days: number): number {
    return this.#at(this.#today - 1 - this.part(days));
  }

  /** When to speak next, two days after the last talk at least: up to two weeks ahead, half of them without a time. */
  next(talk: number): number {
    const day = Math.max(this.#today - 2 + this.part(17), dayNumber(talk) + 2);
    return this.part(2) === 0 ? startOf(day) : this.#at(day);
  }

  /** When they last spoke, after `since`; null for those nobody has called yet. */
  talk(since: number): number | null {
    if (this.part(4) === 0) return null;
    const days = Math.min(120, Math.floor((this.#now - since) / durations.day));
    return days < 1 ? null : Math.max(this.past(days), since);
  }

  labels(isLead: boolean): readonly string[] {
    const count = this.part(5) - 2;
    if (count <= 0) return noLabels;
    const [first, second] = [this.#label(isLead), this.#label(isLead)];
    return count === 1 || first === second ? [first] : [first, second];
  }

  #label(isLead: boolean): string {
    const label = this.one(this.part(3) === 0 ? ownLabels : commonLabels);
    return isLead && label === "老客户" ? "在意价格" : label;
  }

  leadLife(): Life {
    return { since: this.past(110), held: nothingHeld, paidAt: null };
  }

  customerLife(oldestDays: number): Life {
    const kind = this.part(100);
    if (kind < 7) return this.#trialLife(this.part(trialLength.days - 1));
    if (kind < 15) return this.#trialLife(trialLength.days + 1 + this.part(oldestDays - trialLength.days));
    if (kind < 20) return { since: this.past(oldestDays), held: nothingHeld, paidAt: null };
    const daysLeft = kind < 22 ? null : this.#daysLeft(kind);
    return this.#paidLife(daysLeft, oldestDays);
  }

  #daysLeft(kind: number): number {
    if (kind < 36) return -1 - this.part(200);
    if (kind < 58) return this.part(61);
    return 61 + this.part(303);
  }

  #trialLife(daysAgo: number): Life {
    const since = this.#at(this.#today - 1 - daysAgo);
    return { since, held: trialHeld(since, since + trialLength.days * durations.day), paidAt: null };
  }

  #paidLife(daysLeft: number | null, oldestDays: number): Life {
    const lastDay = this.#today + (daysLeft ?? 0);
    const boughtDay = daysLeft === null ? this.#today - 30 - this.part(oldestDays - 30) : lastDay - 364;
    const earlierYears = this.part(Math.max(1, Math.floor((boughtDay - this.#today + oldestDays) / 365) + 1));
    const since = this.#at(boughtDay - earlierYears * 365 - this.part(trialLength.days));
    const startsAt = startOf(boughtDay);
    const { sku, productNo } = this.one(products);
    const stores =
      sku.includedStores + (sku.storeYearFen !== null && this.part(5) === 0 ? 1 + this.part(2) : 0);
    const users = sku.includedUsers + (this.part(3) === 0 ? 1 + this.part(4) : 0);
    const held: HeldService = {
      code: sku.serviceNumber,
      productNo,
      level: sku.level,
      startsAt,
      expiresAt: daysLeft === null ? null : startOf(lastDay + 1) - durations.second,
      isTrial: false,
      isPaid: true,
      stores,
      storesUsed: stores,
      users,
      usersUsed: 1 + this.part(users),
      licenceId: null,
    };
    return { since: Math.min(since, startsAt), held, paidAt: startsAt };
  }

  #at(day: number): number {
    return startOf(day) + 9 * durations.hour + this.part(600) * durations.minute;
  }
}

const products = ["KDZHJ01-STD", "KDZHJ01-STD", "KDZHJ01-STD", "KDZHJ01-PRO", "KDZHJ01-PRO", "ZHJXH-RET"].map(
  (productNo) => {
    const sku = skuOf(productNo);
    if (!sku) throw new Error(`There is no product ${productNo}.`);
    return { productNo, sku };
  },
);

function startOf(day: number): number {
  return day * durations.day - businessClockOffset;
}

const noLabels: readonly string[] = [];
