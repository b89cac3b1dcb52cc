import { schemesIn } from "../diff/security-changes";
import type { Side } from "../diff/side";
import { type FoundOperation, list, record, text } from "../operations";
import { contentView } from "./content-view";
import { type Html, html, nothing, prose } from "./html";
import { operationMarks, proposedMark } from "./marks";
import { type MessageTable, messageLocales } from "./messages";
import { placeLink } from "./place-link";
import { responsesView } from "./responses-view";
import { schemaLine } from "./schema-view";
import { uiText } from "./texts";

export interface OperationOptions {
  readonly side: Side;
  readonly source: string;
  readonly messages: MessageTable;
  /** Keys of the messages that its refusals name. */
  readonly keys: readonly string[];
}

/** What a contract has of an operation, all a caller needs to know; what stands above it is `operationHeader`. */
export function operationView(found: FoundOperation, { side, messages, keys }: OperationOptions): Html {
  const { operation } = found;
  return html`<p class="description" lang="en">${prose(text(operation["description"]))}</p>
${operationMarks(operation)}
<p class="access">${accessView(found, side)}</p>
${parametersView(found, side)}
${bodyView(found, side)}
${responsesView(found, side)}
${messagesView(keys, messages)}
`;
}

/** Name and address of an operation. */
export function operationHeader(
  { operation, method, path, pointer }: FoundOperation,
  side: Side,
  source: string,
): Html {
  const id = text(operation["operationId"]);
  return html`<h3 id="${id}-name" lang="en"><a href="#${id}">${text(operation["summary"])}</a></h3>
<p class="call"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></p>
<p class="facts"><code>${id}</code> ${placeLink(side.placeOf(pointer), source)}</p>`;
}

function accessView(found: FoundOperation, side: Side): Html {
  const schemes = [...schemesIn(found, side)];
  if (schemes.join() === "nothing") return uiText("operation.open");
  const joined = schemes.map(
    (scheme, index) => html`${index === 0 ? nothing : uiText("operation.orElse")}${scheme}`,
  );
  return html`${uiText("operation.needs")} ${joined}${uiText("operation.end")}`;
}

function parametersView({ operation, pointer }: FoundOperation, side: Side): Html {
  const parameters = list(operation["parameters"]).map(record);
  if (parameters.length === 0) return nothing;
  const rows = parameters.map((parameter, index) => {
    const schema = { value: parameter["schema"] ?? {}, pointer: `${pointer}/parameters/${index}/schema` };
    const isRequired = parameter["required"] === true;
    const example =
      "example" in parameter
        ? html` <span class="limit">${uiText("operation.eg", String(parameter["example"]))}</span>`
        : nothing;
    const optional = isRequired
      ? nothing
      : html` <span class="optional">${uiText("operation.leftOut")}</span>`;
    const place = html`<span class="in">${text(parameter["in"])}</span>`;
    const description = text(parameter["description"]);
    return html`<li><p><code class="name">${text(parameter["name"])}</code> ${place} ${schemaLine(schema, side)}${optional}${example}${proposedMark(parameter["x-proposed"] === true)}</p>${description === "" ? nothing : html`<p class="words" lang="en">${prose(description)}</p>`}</li>`;
  });
  return html`<h4>${uiText("operation.parameters")}</h4><ul class="fields">${rows}</ul>`;
}

function bodyView({ operation, pointer }: FoundOperation, side: Side): Html {
  const body = record(operation["requestBody"]);
  if (!("requestBody" in operation)) return nothing;
  const optional =
    body["required"] === true ? nothing : html` <span class="optional">${uiText("operation.leftOut")}</span>`;
  const content = contentView(body["content"], `${pointer}/requestBody`, side);
  return html`<div class="request-body"><h4>${uiText("operation.body")}${optional}</h4>${content}</div>`;
}

/** The texts that a reader of the website sees, in every language, so that each of them is found. */
function messagesView(keys: readonly string[], messages: MessageTable): Html {
  if (keys.length === 0) return nothing;
  const rows = keys.map((key) => {
    const texts = messageLocales.map(
      (locale) => html` <span lang="${locale}">${messages.get(key)?.get(locale) ?? ""}</span>`,
    );
    return html`<li><code class="name">${key}</code>${texts}</li>`;
  });
  return html`<h5>${uiText("operation.messages")}</h5><ul class="fields messages">${rows}</ul>`;
}
