import { sideOf } from "../diff/side";
import type { GroupContract } from "../groups";
import { record, text } from "../operations";
import { type OperationState, states } from "../state/operation-states";
import { pageHeader } from "./header-view";
import { type Html, html, nothing, prose } from "./html";
import { operationHeader } from "./operation-view";
import {
  failingOf,
  type PageOptions,
  type ReadContracts,
  type ReadOperation,
  statesOf,
} from "./page-context";
import { placeLink } from "./place-link";
import { stateMark, stateView } from "./state-view";
import { plainText, uiText } from "./texts";
import { workView } from "./work-view";

/**
 * The page of all contracts. It uses `contracts.css` and `contracts.js` and has neither inline script nor inline
 * style, so that a strict content security policy holds; without the script everything is readable but search,
 * filters, other languages and calls.
 */
export function contractsPage(read: ReadContracts, options: PageOptions): string {
  const { contracts, operations, points } = read;
  const { source, reports, target } = options;
  const status = statesOf(operations, reports.reports);
  const counts = new Map(
    states.map((state) => [state, [...status.values()].filter((one) => one.state === state).length]),
  );
  const address = target.kind === "address" ? target.address : "";
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${plainText("page.title")}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="contracts.css">
<script src="contracts.js" defer></script>
</head>
<body data-try="${target.kind}" data-address="${address}">
<a class="skip" href="#operations">${uiText("page.skip")}</a>
${pageHeader({ operations, groups: contracts.map(({ group }) => group), reports, counts })}
${workView(failingOf(operations, status), points, source)}
<div class="columns">
<nav aria-label="${plainText("page.operations")}" data-label="page.operations">
${contracts.map(({ group }) => groupLinks(group, ofGroup(operations, group), status))}</nav>
<main id="operations" tabindex="-1">
${contracts.map((group) => groupView(group, ofGroup(operations, group.group), status, source))}</main>
</div>
</body>
</html>
`.text;
}

function ofGroup(operations: readonly ReadOperation[], group: string): ReadOperation[] {
  return operations.filter((operation) => operation.group === group);
}

type States = ReadonlyMap<string, OperationState>;

function groupLinks(group: string, operations: readonly ReadOperation[], status: States): Html {
  const links = operations.map(({ operationId, found: { method, operation } }) => {
    const state = status.get(operationId)?.state ?? "mocked";
    return html`<li><a href="#${operationId}"><span class="method ${method}">${method.toUpperCase()}</span> <span lang="en">${text(operation["summary"])}</span> ${stateMark(state)}</a></li>
`;
  });
  return html`<section data-group="${group}"><h2><a href="#group-${group}">${group}</a> <span class="count">${links.length}</span></h2><ul>
${links}</ul></section>
`;
}

function groupView(
  { group, contract }: GroupContract,
  operations: readonly ReadOperation[],
  status: States,
  source: string,
): Html {
  const side = sideOf(contract);
  const info = record(contract.document["info"]);
  const articles = operations.map(({ operationId, isProposed, found, view, call }) => {
    const one = status.get(operationId);
    return html`<article class="operation" id="${operationId}" aria-labelledby="${operationId}-name" data-state="${one?.state ?? "mocked"}" data-proposed="${String(isProposed)}" data-call="${JSON.stringify(call)}">
${operationHeader(found, side, source)}
${one ? stateView(one, source) : nothing}
${toolsView}
${view}</article>
`;
  });
  return html`<section class="group" id="group-${group}" data-group="${group}" aria-labelledby="group-${group}-name">
<h2 id="group-${group}-name">${group}</h2>
<p class="facts"><span><span lang="en">${text(info["title"])}</span>, ${uiText("operation.version", text(info["version"]))}</span> ${placeLink(`${contract.file}:1`, source)}</p>
<p class="description" lang="en">${prose(text(info["description"]))}</p>
${envelopeView(record(contract.document["x-envelope"]))}
${articles}</section>
`;
}

/** Works by script alone; its form is built when it is opened. */
const toolsView = html`<div class="tools" data-script hidden>
<p class="actions">${uiText("copy.as")} ${(["curl", "fetch", "typed"] as const).map((kind) => html`<button type="button" data-copy="${kind}">${uiText(`copy.${kind}`)}</button> `)}<span class="copied" role="status"></span></p>
<pre class="snippet" tabindex="0" hidden><code></code></pre>
<details class="try"><summary>${uiText("try.title")}</summary></details>
</div>`;

function envelopeView(frame: Record<string, unknown>): Html {
  if (Object.keys(frame).length === 0) return nothing;
  const names = ["code", "errcode", "success", "data"].map((name) => text(frame[name])).filter(Boolean);
  const carrier = uiText(frame["carries"] === "body" ? "operation.carriesBody" : "operation.carriesStatus");
  return html`<p class="description">${uiText("operation.framed")} ${names.map((name, index) => html`${index === 0 ? "" : ", "}<code>${name}</code>`)}; ${carrier}.</p>`;
}
