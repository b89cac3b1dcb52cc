import postcss, { AtRule, type ChildNode, type Root, type Rule } from "postcss";

/** Rules of a sheet, by their place in it: 1 where a rule is among them. */
export type RuleSet = Uint8Array;

/** A style sheet that can be cut down to the rules some pages need. */
export class StyleSheet {
  readonly #text: string;
  /** Of each rule, the class names an element must have somewhere for one of its selectors to match. */
  readonly #classes: readonly (readonly (readonly string[])[])[];
  /** Bytes of each rule. */
  readonly #sizes: readonly number[];

  constructor(text: string) {
    this.#text = text;
    const rules = rulesOf(postcss.parse(text));
    this.#classes = rules.map(({ selectors }) => selectors.map(classesOfSelector));
    this.#sizes = rules.map((rule) => rule.toString().length);
  }

  /** The rules that can match in a page in which these classes occur; those without a class are always among them. */
  rulesFor(classes: ReadonlySet<string>): RuleSet {
    return Uint8Array.from(this.#classes, (selectors) =>
      selectors.some((names) => names.every((name) => classes.has(name))) ? 1 : 0,
    );
  }

  /** Bytes of these rules before compression. */
  sizeOf(rules: RuleSet): number {
    return this.#sizes.reduce((sum, size, place) => (rules[place] ? sum + size : sum), 0);
  }

  /** The sheet with these rules alone, in their order, and what they name: animations and typed properties. */
  textOf(rules: RuleSet): string {
    const root = postcss.parse(this.#text);
    for (const [place, rule] of rulesOf(root).entries()) if (!rules[place]) rule.remove();
    removeEmpty(root);
    const text = root.toString();
    root.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
      if (!isNamedIn(text, rule)) rule.remove();
    });
    removeEmpty(root);
    return root.toString();
  }
}

/** All rules that stand for themselves: not the steps of an animation, nor what is nested in a rule. */
function rulesOf(root: Root): Rule[] {
  const found: Rule[] = [];
  root.walkRules((rule) => {
    const { parent } = rule;
    const isStep = parent instanceof AtRule && /keyframes$/.test(parent.name);
    if (!isStep && parent?.type !== "rule") found.push(rule);
  });
  return found;
}

/**
 * The class names a selector cannot do without. What stands in `:not()`, `:is()` or brackets is left out: at worst a
 * rule is kept that never matches.
 */
function classesOfSelector(selector: string): string[] {
  const escaped = /\\[0-9a-fA-F]{1,6} ?|\\./.source;
  const innermost = new RegExp(
    `(${escaped})|\\((?:${escaped}|[^()\\\\])*\\)|\\[(?:${escaped}|[^\\]\\\\])*\\]`,
    "g",
  );
  let bare = selector;
  for (let before = ""; bare !== before; ) {
    before = bare;
    bare = bare.replace(innermost, (_, character: string | undefined) => character ?? "");
  }
  const name = new RegExp(`\\.((?:${escaped}|[\\w-]|[^\\0-\\x7f])+)`, "g");
  return [...bare.matchAll(name)].map(([, text = ""]) => unescapeName(text));
}

function unescapeName(text: string): string {
  return text.replace(/\\([0-9a-fA-F]{1,6}) ?|\\(.)/g, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Whether a name occurs beside the place where it is described. */
function isNamedIn(text: string, { params }: AtRule): boolean {
  return text.split(params).length > 2;
}

function removeEmpty(root: Root): void {
  const visit = (node: ChildNode) => {
    if (node.type !== "atrule" || node.nodes === undefined) return;
    for (const child of [...node.nodes]) visit(child);
    if (node.nodes.length === 0) node.remove();
  };
  for (const node of [...root.nodes]) visit(node);
}
