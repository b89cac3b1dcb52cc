import type { Faker } from "@faker-js/faker";
import type { Variant } from "../../../../src/platform/variant";
import { businessClockOffset, durations, trial as trialLength } from "../../../../src/rules/limits";
import type { Random } from "../../../world/random";
import { type Sku, skuIn } from "../../catalogue";
import { dayNumber, nothingHeld, trialHeld } from "../../customer-services";
import type { HeldService } from "../../rows/customers";
import { type SampleText, textIn } from "../global-texts";
import { commonLabels, ownLabels } from "./notes";

/** The origin of a customer, and what they hold since. */
export interface CustomerHistory {
  readonly since: number;
  readonly held: HeldService;
  readonly paidAt: number | null;
}

/** Draws values from one sequence. Times lie before the world's start, except the next follow-ups. */
export class Draw {
  readonly #next: () => number;
  // Faker looks these lists up with every name, which takes longer than all the rest of a row.
  readonly #surnames: readonly string[];
  readonly #givenNames: readonly string[];
  readonly #now: number;
  readonly #today: number;
  readonly #products: readonly Sku[];
  readonly #ownLabels: readonly string[];
  readonly #commonLabels: readonly string[];
  // What marks an old customer, which no lead is.
  readonly #oldCustomer: string;
  readonly #priceMinded: string;

  /** Names come from the faker's lists. */
  constructor(random: Random, faker: Faker, startedAt: number, variant: Variant) {
    this.#next = random.next;
    const { last_name, first_name } = faker.definitions.person;
    this.#surnames = last_name.generic ?? [];
    this.#givenNames = [...(first_name.female ?? []), ...(first_name.male ?? [])];
    this.#now = startedAt;
    this.#today = dayNumber(startedAt);
    this.#products = products.map((product) => skuIn(variant, product));
    const text = (chinese: SampleText): string => textIn(variant, chinese);
    this.#ownLabels = ownLabels.map(text);
    this.#commonLabels = commonLabels.map(text);
    this.#oldCustomer = text("老客户");
    this.#priceMinded = text("在意价格");
  }

  /** 0 to `count` − 1. */
  index(count: number): number {
    return Math.floor(this.#next() * count);
  }

  one<Item>(list: readonly Item[]): Item {
    // As faker picks, which checks its arguments for longer than it picks: from a list of one without a draw.
    const item = list[list.length > 1 ? this.index(list.length) : 0];
    if (item === undefined) throw new RangeError("There is nothing to choose from.");
    return item;
  }

  surname(): string {
    return this.one(this.#surnames);
  }

  givenName(): string {
    return this.one(this.#givenNames);
  }

  /** An instant in opening hours, one to `days` days ago. */
  past(days: number): number {
    return this.#at(this.#today - 1 - this.index(days));
  }

  /** The next contact, at least two days after the last one: up to two weeks ahead, half of them without a time. */
  next(lastFollowUp: number): number {
    const day = Math.max(this.#today - 2 + this.index(17), dayNumber(lastFollowUp) + 2);
    return this.index(2) === 0 ? startOf(day) : this.#at(day);
  }

  /** Time of the last follow-up, after `since`; null before the first. */
  lastFollowUp(since: number): number | null {
    if (this.index(4) === 0) return null;
    const days = Math.min(120, Math.floor((this.#now - since) / durations.day));
    return days < 1 ? null : Math.max(this.past(days), since);
  }

  labels(isLead: boolean): readonly string[] {
    const count = this.index(5) - 2;
    if (count <= 0) return noLabels;
    const [first, second] = [this.#label(isLead), this.#label(isLead)];
    return count === 1 || first === second ? [first] : [first, second];
  }

  #label(isLead: boolean): string {
    const label = this.one(this.index(3) === 0 ? this.#ownLabels : this.#commonLabels);
    return isLead && label === this.#oldCustomer ? this.#priceMinded : label;
  }

  leadHistory(): CustomerHistory {
    return { since: this.past(110), held: nothingHeld, paidAt: null };
  }

  customerHistory(oldestDays: number): CustomerHistory {
    const kind = this.index(100);
    if (kind < 7) return this.#trialLife(this.index(trialLength.days - 1));
    if (kind < 15) return this.#trialLife(trialLength.days + 1 + this.index(oldestDays - trialLength.days));
    if (kind < 20) return { since: this.past(oldestDays), held: nothingHeld, paidAt: null };
    const daysLeft = kind < 22 ? null : this.#daysLeft(kind);
    return this.#paidLife(daysLeft, oldestDays);
  }

  #daysLeft(kind: number): number {
    if (kind < 36) return -1 - this.index(200);
    if (kind < 58) return this.index(61);
    return 61 + this.index(303);
  }

  #trialLife(daysAgo: number): CustomerHistory {
    const since = this.#at(this.#today - 1 - daysAgo);
    return { since, held: trialHeld(since, since + trialLength.days * durations.day), paidAt: null };
  }

  #paidLife(daysLeft: number | null, oldestDays: number): CustomerHistory {
    const lastDay = this.#today + (daysLeft ?? 0);
    const boughtDay = daysLeft === null ? this.#today - 30 - this.index(oldestDays - 30) : lastDay - 364;
    const earlierYears = this.index(
      Math.max(1, Math.floor((boughtDay - this.#today + oldestDays) / 365) + 1),
    );
    const since = this.#at(boughtDay - earlierYears * 365 - this.index(trialLength.days));
    const startsAt = startOf(boughtDay);
    const sku = this.one(this.#products);
    const stores =
      sku.includedStores + (sku.storeYearFen !== null && this.index(5) === 0 ? 1 + this.index(2) : 0);
    const users = sku.includedUsers + (this.index(3) === 0 ? 1 + this.index(4) : 0);
    const held: HeldService = {
      code: sku.serviceNumber,
      productNo: sku.productNo,
      level: sku.level,
      startsAt,
      expiresAt: daysLeft === null ? null : startOf(lastDay + 1) - durations.second,
      isTrial: false,
      isPaid: true,
      stores,
      storesUsed: stores,
      users,
      usersUsed: 1 + this.index(users),
      licenceId: null,
    };
    return { since: Math.min(since, startsAt), held, paidAt: startsAt };
  }

  #at(day: number): number {
    return startOf(day) + 9 * durations.hour + this.index(600) * durations.minute;
  }
}

/** As often as they are held. */
const products = ["KDZHJ01-STD", "KDZHJ01-STD", "KDZHJ01-STD", "KDZHJ01-PRO", "KDZHJ01-PRO", "ZHJXH-RET"];

function startOf(day: number): number {
  return day * durations.day - businessClockOffset;
}

const noLabels: readonly string[] = [];
