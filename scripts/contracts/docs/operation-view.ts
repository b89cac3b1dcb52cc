import { schemesIn } from "../diff/security-changes";
import type { Side } from "../diff/side";
import { type FoundOperation, list, record, text } from "../operations";
import { answersView } from "./answers-view";
import { contentView } from "./content-view";
import { type Html, html, nothing, prose } from "./html";
import { operationMarks, proposedMark } from "./marks";
import { placeLink } from "./place-link";
import { schemaLine } from "./schema-view";

/** One operation with all a caller needs to know of it. */
export function operationView(found: FoundOperation, side: Side, source: string): Html {
  const { operation, method, path, pointer } = found;
  const id = text(operation["operationId"]);
  return html`<article class="operation" id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name"><a href="#${id}">${text(operation["summary"])}</a></h3>
<p class="call"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></p>
<p class="facts"><code>${id}</code> ${placeLink(side.placeOf(pointer), source)}</p>
<p class="description">${prose(text(operation["description"]))}</p>
${operationMarks(operation)}
<p class="access">${accessText(found, side)}</p>
${parametersView(found, side)}
${bodyView(found, side)}
${answersView(found, side)}
</article>
`;
}

function accessText(found: FoundOperation, side: Side): string {
  const schemes = [...schemesIn(found, side)];
  return schemes.join() === "nothing" ? "Open to everybody." : `Needs ${schemes.join(", or ")}.`;
}

function parametersView({ operation, pointer }: FoundOperation, side: Side): Html {
  const parameters = list(operation["parameters"]).map(record);
  if (parameters.length === 0) return nothing;
  const rows = parameters.map((parameter, index) => {
    const schema = { value: parameter["schema"] ?? {}, pointer: `${pointer}/parameters/${index}/schema` };
    const isRequired = parameter["required"] === true;
    const example =
      "example" in parameter
        ? html` <span class="limit">e.g. ${String(parameter["example"])}</span>`
        : nothing;
    const optional = isRequired ? nothing : html` <span class="optional">may be left out</span>`;
    const place = html`<span class="in">${text(parameter["in"])}</span>`;
    const description = text(parameter["description"]);
    return html`<li><p><code class="name">${text(parameter["name"])}</code> ${place} ${schemaLine(schema, side)}${optional}${example}${proposedMark(parameter["x-proposed"] === true)}</p>${description === "" ? nothing : html`<p class="words">${prose(description)}</p>`}</li>`;
  });
  return html`<h4>Parameters</h4><ul class="fields">${rows}</ul>`;
}

function bodyView({ operation, pointer }: FoundOperation, side: Side): Html {
  const body = record(operation["requestBody"]);
  if (!("requestBody" in operation)) return nothing;
  const optional = body["required"] === true ? nothing : html` <span class="optional">may be left out</span>`;
  const content = contentView(body["content"], `${pointer}/requestBody`, side);
  return html`<h4>Body${optional}</h4>${content}`;
}
