import type { RuleSet, StyleSheet } from "./style-sheet";

/** Each is a hash in the policy of every answer. More of them would save few bytes of a page. */
const maximumSheets = 8;

interface Group {
  readonly routes: readonly string[];
  readonly rules: RuleSet;
  readonly size: number;
}

/**
 * The rules that the pages of each route need to be shown, as the text of a sheet by the route. Routes that need much
 * the same share one: so often the two are merged whose pages then carry the fewest bytes in vain.
 * @param classesOf the classes in the pages of each route
 */
export function firstStyles(
  sheet: StyleSheet,
  classesOf: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, string> {
  const groups = [...classesOf].map(([route, classes]): Group => {
    const rules = sheet.rulesFor(classes);
    return { routes: [route], rules, size: sheet.sizeOf(rules) };
  });
  const merged = mergeGroups(sheet, groups);
  return new Map(
    merged.flatMap(({ routes, rules }) => {
      const text = sheet.textOf(rules);
      return routes.map((route) => [route, text] as const);
    }),
  );
}

interface Pair {
  readonly groups: readonly [Group, Group];
  readonly merged: Group;
  /** Bytes that all pages of the two carry more than before. */
  readonly cost: number;
}

function mergeGroups(sheet: StyleSheet, all: readonly Group[]): readonly Group[] {
  let groups = all;
  let pairs = all.flatMap((one, place) => all.slice(place + 1).map((other) => pairOf(sheet, one, other)));
  while (groups.length > maximumSheets) {
    const [first, ...rest] = pairs;
    if (first === undefined) return groups;
    const { groups: taken, merged } = rest.reduce(
      (one, other) => (other.cost < one.cost ? other : one),
      first,
    );
    const isLeft = (group: Group) => !taken.includes(group);
    const left = groups.filter(isLeft);
    pairs = [
      ...pairs.filter(({ groups: [one, other] }) => isLeft(one) && isLeft(other)),
      ...left.map((group) => pairOf(sheet, group, merged)),
    ];
    groups = [...left, merged];
  }
  return groups;
}

function pairOf(sheet: StyleSheet, one: Group, other: Group): Pair {
  const rules = one.rules.map((isNeeded, place) => isNeeded || (other.rules[place] ?? 0));
  const size = sheet.sizeOf(rules);
  return {
    groups: [one, other],
    merged: { routes: [...one.routes, ...other.routes], rules, size },
    cost: (size - one.size) * one.routes.length + (size - other.size) * other.routes.length,
  };
}
