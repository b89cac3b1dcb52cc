import { type Shape, shapesOf } from "../diff/shapes";
import type { Located, Side } from "../diff/side";
import { text } from "../operations";
import { type Html, html, nothing, prose } from "./html";
import { limitTexts, typeView } from "./limit-texts";
import { proposedMark } from "./marks";
import { uiText } from "./texts";

/** Label of an optional property, by who writes the value. */
export type Presence = "operation.leftOut" | "operation.missing";

interface ViewOptions {
  readonly side: Side;
  readonly presence: Presence;
  /** Named schemas being shown: a tree of categories holds categories. */
  readonly passed: readonly string[];
}

/** A schema for reading: its type and limits, and below it what it holds. */
export function schemaView(schema: Located, side: Side, presence: Presence): Html {
  return shapesView(schema, { side, presence, passed: [] });
}

/** Type, limits and null of a schema in one line, without what it holds. */
export function schemaLine(schema: Located, side: Side): Html {
  const shapes = shapesOf(schema, side);
  const kinds = shapes.filter(({ type }) => type !== "null").map((shape) => kindView(shape, side));
  const isNullable = shapes.some(({ type }) => type === "null");
  const joined = kinds.map(
    (kind, index) => html`${index === 0 ? "" : html` ${uiText("schema.or")} `}${kind}`,
  );
  return html`${joined}${isNullable ? html` <span class="type">${uiText("schema.orNull")}</span>` : nothing}`;
}

function kindView(shape: Shape, side: Side): Html {
  const limits = limitTexts(shape).map((limit) => html` <span class="limit">${limit}</span>`);
  const of = shape.items
    ? html` <span class="type">${uiText("schema.of")}</span> ${schemaLine(shape.items, side)}`
    : nothing;
  return html`<span class="type">${typeView(shape)}</span>${limits}${of}`;
}

function shapesView(schema: Located, options: ViewOptions): Html {
  const held = contentsOf(schema, options.side);
  return html`${held.map((shape) => objectView(shape, options))}`;
}

/** The objects inside a schema, through lists of lists. */
function contentsOf(schema: Located, side: Side): Shape[] {
  return shapesOf(schema, side).flatMap((shape) => {
    if (shape.items) return contentsOf(shape.items, side);
    return shape.properties.size > 0 ? [shape] : [];
  });
}

function objectView(shape: Shape, options: ViewOptions): Html {
  if (shape.name !== "" && options.passed.includes(shape.name))
    return html`<p class="note">${uiText("schema.above", shape.name)}</p>`;
  const inner = { ...options, passed: [...options.passed, shape.name] };
  const rows = [...shape.properties].map(([name, property]) => propertyView(name, property, shape, inner));
  const open = shape.isClosed ? nothing : html`<p class="note">${uiText("schema.open")}</p>`;
  return html`<ul class="fields">${rows}</ul>${open}`;
}

function propertyView(name: string, property: Located, owner: Shape, options: ViewOptions): Html {
  const { side, presence } = options;
  const shapes = shapesOf(property, side);
  const [first] = shapes.filter(({ type }) => type !== "null");
  const optional = owner.required.has(name)
    ? nothing
    : html` <span class="optional">${uiText(presence)}</span>`;
  const isProposed = first?.keywords["x-proposed"] === true;
  const held = shapesView(property, options);
  const holds =
    held.text === ""
      ? nothing
      : html`<details><summary>${uiText("schema.holds", name)}</summary>${held}</details>`;
  return html`<li><p><code class="name">${name}</code> ${schemaLine(property, side)}${optional}${proposedMark(isProposed)}</p>${described(first)}${holds}</li>`;
}

function described(shape: Shape | undefined): Html {
  const limit = text(shape?.keywords["description"]);
  return limit === "" ? nothing : html`<p class="words" lang="en">${prose(limit)}</p>`;
}
