import { escapePointer } from "../../lib/json-pointer";
import { isRefusal } from "../diff/pair-shapes";
import { type Shape, shapesOf } from "../diff/shapes";
import type { Located, Side } from "../diff/side";
import { type FoundOperation, record, text } from "../operations";
import { examplesView } from "./content-view";
import { type Html, html, nothing, prose } from "./html";
import { schemaLine, schemaView } from "./schema-view";
import { uiText } from "./texts";

/** The responses of an operation: the data of a success, each failure, and examples of both. */
export function responsesView({ operation, pointer }: FoundOperation, side: Side): Html {
  const responses = Object.entries(record(operation["responses"])).map(([status, response]) => {
    const bodies = Object.entries(record(record(response)["content"])).map(([type, media]) => {
      const at = `${pointer}/responses/${status}/content/${escapePointer(type)}/schema`;
      const shapes = shapesOf({ value: record(media)["schema"] ?? {}, pointer: at }, side);
      return html`${shapes.filter((shape) => !isRefusal(shape)).map((shape) => successView(shape, side))}${refusalsView(shapes.filter(isRefusal))}${examplesView(media)}`;
    });
    return html`<h4>${uiText("operation.answer", status)}</h4><p class="words" lang="en">${prose(text(record(response)["description"]))}</p>${bodies}`;
  });
  return html`${responses}`;
}

/** A framed answer shows what its frame carries; the frame is explained once, at the top of the page. */
function successView(shape: Shape, side: Side): Html {
  const frame = record(side.contract.document["x-envelope"]);
  const data = shape.properties.get(text(frame["data"]));
  if (data) return carriedView(text(frame["data"]), data, side);
  return html`<p class="media"><span class="type">${shape.type}</span></p>${[...shape.properties].map(([name, property]) => carriedView(name, property, side))}`;
}

function carriedView(name: string, schema: Located, side: Side): Html {
  return html`<p class="media"><code class="name">${name}</code> ${schemaLine(schema, side)}</p>${schemaView(schema, side, "operation.missing")}`;
}

function refusalsView(shapes: readonly Shape[]): Html {
  if (shapes.length === 0) return nothing;
  const rows = shapes.map((shape) => {
    const codes = ["code", "errcode", "key"].flatMap((name) => {
      const fixed = fixedText(shape, name);
      return fixed === "" ? [] : [html` <span class="limit">${name} ${fixed}</span>`];
    });
    return html`<li><p><code class="name">${shape.name || uiText("operation.refusal")}</code>${codes}</p><p class="words" lang="en">${prose(text(shape.keywords["description"]))}</p></li>`;
  });
  return html`<h5>${uiText("operation.refusals")}</h5><ul class="fields refusals">${rows}</ul>`;
}

/** The values a property of a refusal is fixed to. */
function fixedText(shape: Shape, name: string): string {
  const schema = record(shape.properties.get(name)?.value);
  if ("const" in schema) return String(schema["const"]);
  return Array.isArray(schema["enum"]) ? schema["enum"].join(" or ") : "";
}
