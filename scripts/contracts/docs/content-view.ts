import { escapePointer } from "../../lib/json-pointer";
import type { Side } from "../diff/side";
import { record, text } from "../operations";
import { type Html, html, nothing } from "./html";
import { schemaLine, schemaView } from "./schema-view";
import { uiText } from "./texts";

/** The bodies a call may send, by media type, each with its schema and examples. */
export function contentView(content: unknown, pointer: string, side: Side): Html {
  const bodies = Object.entries(record(content)).map(([type, media]) => {
    const schema = {
      value: record(media)["schema"] ?? {},
      pointer: `${pointer}/content/${escapePointer(type)}/schema`,
    };
    return html`<div data-media="${type}"><p class="media"><code>${type}</code> ${schemaLine(schema, side)}</p>${schemaView(schema, side, "operation.leftOut")}${examplesView(media)}</div>`;
  });
  return html`${bodies}`;
}

/** Every example of a body, folded up under its name. */
export function examplesView(media: unknown): Html {
  const examples = Object.entries(record(record(media)["examples"])).map(([name, example]) => {
    const summary = text(record(example)["summary"]);
    const json = JSON.stringify(record(example)["value"], null, 2) ?? "";
    const title = summary === "" ? nothing : html` <span lang="en">${summary}</span>`;
    return html`<details class="example" data-name="${name}"><summary>${uiText("operation.example")} <code>${name}</code>${title}</summary><pre tabindex="0"><code>${json}</code></pre></details>`;
  });
  return html`${examples}`;
}
