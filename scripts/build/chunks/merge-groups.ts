import type { ModuleGroup } from "./module-groups";

interface MergeOptions {
  /** How much each visit matters. */
  readonly weights: readonly number[];
  /** Bytes below which a group is merged with another one. */
  readonly smallest: number;
  /** Bytes fetched in vain, over all visits, above which a small group rather stays as it is. */
  readonly mostWaste: number;
  /** How many groups each of the first `limitedVisits` visits may fetch. */
  readonly mostGroups: number;
  readonly limitedVisits: number;
  /** Groups that stay as they are. */
  readonly isFixed: (group: ModuleGroup) => boolean;
  /** Groups that take in small ones, but are not merged to have fewer of them. */
  readonly isSeparate: (group: ModuleGroup) => boolean;
}

/**
 * Merges groups until none is smaller than `smallest` and no visit fetches more than `mostGroups`, each time the two
 * whose merger has the fewest bytes fetched in vain. Never merges two groups that another one stands between, since
 * the merged one and that one would import each other.
 */
export function mergeGroups(groups: readonly ModuleGroup[], options: MergeOptions): readonly ModuleGroup[] {
  const merger = new Merger(groups, options);
  merger.mergeSmall();
  merger.mergeWhereTooMany();
  return merger.result();
}

class Merger {
  readonly #groups: (ModuleGroup | null)[];
  readonly #options: MergeOptions;

  constructor(groups: readonly ModuleGroup[], options: MergeOptions) {
    this.#groups = [...groups];
    this.#options = options;
  }

  mergeSmall(): void {
    const done = new Set<number>();
    for (;;) {
      const [place] = this.#mergeable()
        .filter((candidate) => !done.has(candidate) && this.#at(candidate).size < this.#options.smallest)
        .sort((one, other) => this.#at(one).size - this.#at(other).size);
      if (place === undefined) return;
      const partner = this.#cheapestPair([place], this.#mergeable(), this.#options.mostWaste);
      if (partner === null) done.add(place);
      else this.#merge(...partner);
    }
  }

  mergeWhereTooMany(): void {
    const { mostGroups, limitedVisits } = this.#options;
    for (let visit = 0; visit < limitedVisits; visit++) {
      for (;;) {
        const fetched = this.#places().filter((place) => this.#at(place).needed[visit]);
        if (fetched.length <= mostGroups) break;
        const { isFixed, isSeparate } = this.#options;
        const free = fetched.filter((place) => !isFixed(this.#at(place)) && !isSeparate(this.#at(place)));
        const pair = this.#cheapestPair(free, free);
        if (pair === null) break;
        this.#merge(...pair);
      }
    }
  }

  result(): readonly ModuleGroup[] {
    return this.#places().map((place) => this.#at(place));
  }

  #places(): number[] {
    return this.#groups.flatMap((group, place) => (group === null ? [] : [place]));
  }

  #mergeable(): number[] {
    return this.#places().filter((place) => !this.#options.isFixed(this.#at(place)));
  }

  #at(place: number): ModuleGroup {
    const group = this.#groups[place];
    if (!group) throw new Error(`chunks: there is no group ${place}.`);
    return group;
  }

  #cheapestPair(
    ones: readonly number[],
    others: readonly number[],
    mostWaste = Number.POSITIVE_INFINITY,
  ): [number, number] | null {
    const pairs = ones.flatMap((one) =>
      others
        .filter((other) => other !== one)
        .map((other) => ({ one, other, cost: this.#costOf(this.#at(one), this.#at(other)) })),
    );
    pairs.sort((left, right) => left.cost - right.cost);
    const pair = pairs
      .filter(({ cost }) => cost <= mostWaste)
      .find(({ one, other }) => !this.#isApart(one, other) && !this.#isApart(other, one));
    return pair ? [pair.one, pair.other] : null;
  }

  /**
   * Bytes fetched in vain where both are one, over all visits: a visit that needs only one of them fetches the other with
   * everything that one imports. Of equal costs the smaller partner's is lower.
   */
  #costOf(one: ModuleGroup, other: ModuleGroup): number {
    const [ones, others] = [this.#closureOf(one), this.#closureOf(other)];
    const wasted = this.#options.weights.reduce((sum, weight, visit) => {
      if (one.needed[visit] === other.needed[visit]) return sum;
      const extra = (one.needed[visit] ? others : ones).filter((group) => !group.needed[visit]);
      return sum + weight * extra.reduce((bytes, { size }) => bytes + size, 0);
    }, 0);
    return wasted + (one.size + other.size) / 1_000_000;
  }

  /** The group and all that it imports, over any distance. */
  #closureOf(group: ModuleGroup): ModuleGroup[] {
    const reached = new Set(group.imports);
    for (const place of reached) for (const imported of this.#at(place).imports) reached.add(imported);
    return [group, ...[...reached].map((place) => this.#at(place))];
  }

  /** Whether `one` imports `other` by way of a third group. */
  #isApart(one: number, other: number): boolean {
    const reached = new Set([...this.#at(one).imports].filter((place) => place !== other));
    for (const place of reached) {
      if (place === other) return true;
      for (const imported of this.#at(place).imports) reached.add(imported);
    }
    return false;
  }

  #merge(one: number, other: number): void {
    const [first, second] = [this.#at(one), this.#at(other)];
    const imports = new Set([...first.imports, ...second.imports]);
    imports.delete(one);
    imports.delete(other);
    this.#groups[one] = {
      modules: [...first.modules, ...second.modules],
      size: first.size + second.size,
      needed: first.needed.map((isNeeded, visit) => isNeeded || second.needed[visit] === true),
      imports,
    };
    this.#groups[other] = null;
    for (const place of this.#places()) {
      const group = this.#at(place);
      if (!group.imports.has(other)) continue;
      const changed = new Set([...group.imports].map((imported) => (imported === other ? one : imported)));
      changed.delete(place);
      this.#groups[place] = { ...group, imports: changed };
    }
    this.#needAll(one);
  }

  /** Whoever fetches a group fetches what it imports. */
  #needAll(place: number): void {
    const { needed, imports } = this.#at(place);
    for (const imported of imports) {
      const group = this.#at(imported);
      if (needed.every((isNeeded, visit) => !isNeeded || group.needed[visit])) continue;
      const all = group.needed.map((isNeeded, visit) => isNeeded || needed[visit] === true);
      this.#groups[imported] = { ...group, needed: all };
      this.#needAll(imported);
    }
  }
}
