import { escapePointer } from "../../lib/json-pointer";
import type { Random } from "../../lib/random";
import type { Documents } from "../document/documents";
import type { Place } from "../document/place";
import { isObject, valueAt, withValueAt } from "../lib/json";
import type { Change } from "./change";
import { changesOf } from "./changes";
import { generate, memberName } from "./generate";
import { pruned } from "./prune";
import { shapeOf, variantShape } from "./shape";
import type { Shape } from "./shape-type";
import type { Validator } from "./validator";

/** A boundary value: one that just keeps or just breaks one constraint. */
export interface Edge {
  keyword: string;
  /** JSON pointer into the value. */
  pointer: string;
  isValid: boolean;
  /** The whole value with this one place changed. */
  value: unknown;
  /** What is special about it, for reports. */
  what: string;
  schema: Place;
}

/** Absent, as a value. */
const absent = Symbol("absent");

/**
 * Both sides of every constraint of a schema, each as the valid `base` with one place changed. Every value is
 * validated again; one that is not on the intended side is left out.
 */
export function edgesOf(
  documents: Documents,
  validator: Validator,
  root: Place,
  base: unknown,
  random: Random,
  options: { isText?: boolean } = {},
): Edge[] {
  const collector = new EdgeCollector(documents, validator, root, random, options.isText ?? false);
  collector.visit({ place: root, value: base, pointer: "", whole: base, depth: 0 });
  return collector.edges;
}

/** A value inside the base, with its schema. */
interface Position {
  place: Place;
  value: unknown;
  pointer: string;
  /** The whole value in which the position is varied; it may have members that the base lacks. */
  whole: unknown;
  depth: number;
  /** Set in a value of another branch, of which only the members are varied. */
  isOther?: boolean;
}

/** Walks a value along its schema and collects the edges of every position. */
class EdgeCollector {
  readonly edges: Edge[] = [];
  private readonly docs: Documents;
  private readonly validator: Validator;
  private readonly root: Place;
  private readonly random: Random;
  private readonly isText: boolean;

  constructor(docs: Documents, validator: Validator, root: Place, random: Random, isText: boolean) {
    this.docs = docs;
    this.validator = validator;
    this.root = root;
    this.random = random;
    this.isText = isText;
  }

  visit(position: Position): void {
    const { place, value, pointer, whole, depth, isOther = false } = position;
    if (depth > 6) return;
    const general = shapeOf(this.docs, place);
    const chosen = general.variants.findIndex((variant) => this.validator.isValid(variant, value));
    const shape = general.variants.length > 0 ? variantShape(this.docs, place, Math.max(0, chosen)) : general;
    if (!isOther)
      this.add(
        whole,
        pointer,
        place,
        changesOf(this.docs, shape, general, value, this.random, this.isText, place),
      );
    if (isObject(value)) {
      this.visitMembers(shape, value, position);
      this.visitAdditional(shape, value, position);
    }
    if (Array.isArray(value)) this.visitItems(shape, value, position);
    // Constraints of another branch are varied in a value of that branch.
    if (isOther || this.isText || depth > 3) return;
    for (const index of general.variants.keys()) {
      if (index === Math.max(0, chosen)) continue;
      const other = generate(this.docs, place, { random: this.random, variant: index });
      if (isObject(other))
        this.visitProperties({ place, value: other, pointer, whole, depth, isOther: true });
    }
  }

  private add(whole: unknown, pointer: string, schema: Place, changes: readonly Change[]): void {
    for (const change of changes) {
      const value = withValueAt(whole, pointer, change.value === absent ? undefined : change.value);
      if (this.validator.isValid(this.root, value) !== change.isValid) continue;
      this.edges.push({ ...change, pointer, value, schema });
    }
  }

  private visitItems(shape: Shape, value: readonly unknown[], { pointer, whole, depth }: Position): void {
    const place = shape.prefixItems[0] ?? shape.items;
    const items =
      value.length > 0 ? value : place ? [generate(this.docs, place, { random: this.random })] : [];
    const filled = value.length > 0 ? whole : withValueAt(whole, pointer, items);
    if (place && items.length > 0 && this.validator.isValid(this.root, filled))
      this.visit({ place, value: items[0], pointer: `${pointer}/0`, whole: filled, depth: depth + 1 });
  }

  private visitMembers(
    shape: Shape,
    value: Record<string, unknown>,
    { pointer, whole, depth }: Position,
  ): void {
    for (const [name, place] of shape.properties) {
      const at = `${pointer}/${escapePointer(name)}`;
      if (Object.hasOwn(value, name)) {
        const isNeeded = shape.required.has(name);
        const keyword = isNeeded ? "required" : "optional";
        this.add(whole, at, place, [
          { keyword, isValid: !isNeeded, value: absent, what: `${name} left out` },
        ]);
        this.visit({ place, value: value[name], pointer: at, whole, depth: depth + 1 });
      } else this.visitAbsent(name, place, { pointer: at, whole, depth });
    }
  }

  /** An optional member that the base lacks: with it, and varied in it. */
  private visitAbsent(
    name: string,
    place: Place,
    { pointer, whole, depth }: Pick<Position, "pointer" | "whole" | "depth">,
  ): void {
    const inner = shapeOf(this.docs, place);
    if (inner.isReadOnly || inner.isNever) return;
    const created = generate(this.docs, place, { random: this.random });
    const cleaned = pruned(this.validator, this.root, withValueAt(whole, pointer, created), pointer);
    const value = cleaned === undefined ? created : valueAt(cleaned, pointer);
    this.add(whole, pointer, place, [{ keyword: "optional", isValid: true, value, what: `with ${name}` }]);
    this.visitProperties({ place, value, pointer, whole, depth });
  }

  /** One generated member stands for all unnamed ones. */
  private visitAdditional(
    shape: Shape,
    value: Record<string, unknown>,
    { pointer, whole, depth }: Position,
  ): void {
    const place = shape.additional;
    if (!place) return;
    const known = Object.keys(value).find((name) => !shape.properties.has(name));
    const name = known ?? memberName(this.docs, shape, this.random, 0);
    const member = known === undefined ? generate(this.docs, place, { random: this.random }) : value[known];
    this.visitProperties({
      place,
      value: member,
      pointer: `${pointer}/${escapePointer(name)}`,
      whole,
      depth,
    });
  }

  /** Adds optional members and items before they are varied. */
  private visitProperties(position: Position): void {
    const { value, pointer, whole, depth } = position;
    const changed = withValueAt(whole, pointer, value);
    if (this.validator.isValid(this.root, changed))
      this.visit({ ...position, whole: changed, depth: depth + 1 });
  }
}
