import type { ModuleGroup } from "./module-groups";

/** Groups of modules that become fewer: two are merged, and what their visits fetch is worked out again. */
export class GroupSet {
  readonly #groups: (ModuleGroup | null)[];

  constructor(groups: readonly ModuleGroup[]) {
    this.#groups = [...groups];
  }

  /** Places of the groups that are left. */
  places(): number[] {
    return this.#groups.flatMap((group, index) => (group === null ? [] : [index]));
  }

  at(index: number): ModuleGroup {
    const group = this.#groups[index];
    if (!group) throw new Error(`chunks: there is no group ${index}.`);
    return group;
  }

  all(): ModuleGroup[] {
    return this.#groups.filter((group) => group !== null);
  }

  /** How many groups a visit fetches. */
  countOf(visit: number): number {
    return this.all().filter(({ needed }) => needed[visit]).length;
  }

  /** How many bytes a visit fetches. */
  bytesOf(visit: number): number {
    return this.all().reduce((bytes, { needed, size }) => bytes + (needed[visit] ? size : 0), 0);
  }

  /** Places that each group imports, over any distance, itself among them. */
  closures(): ReadonlyMap<number, ReadonlySet<number>> {
    const closures = new Map<number, Set<number>>();
    for (const start of this.places()) {
      const reached = new Set([start]);
      for (const index of reached) for (const imported of this.at(index).imports) reached.add(imported);
      closures.set(start, reached);
    }
    return closures;
  }

  /** Puts `other` into `one`. */
  merge(one: number, other: number): void {
    const [first, second] = [this.at(one), this.at(other)];
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
    for (const index of this.places()) {
      const group = this.at(index);
      if (!group.imports.has(other)) continue;
      const changed = new Set([...group.imports].map((imported) => (imported === other ? one : imported)));
      changed.delete(index);
      this.#groups[index] = { ...group, imports: changed };
    }
    this.#needAll(one);
  }

  /** Whoever fetches a group fetches what it imports. */
  #needAll(index: number): void {
    const { needed, imports } = this.at(index);
    for (const imported of imports) {
      const group = this.at(imported);
      if (needed.every((isNeeded, visit) => !isNeeded || group.needed[visit])) continue;
      const all = group.needed.map((isNeeded, visit) => isNeeded || needed[visit] === true);
      this.#groups[imported] = { ...group, needed: all };
      this.#needAll(imported);
    }
  }
}
