import { sideOf } from "../diff/side";
import type { LoadedContract } from "../load";
import { type FoundOperation, findOperations, record, text } from "../operations";
import { type Html, html, nothing, prose } from "./html";
import { operationView } from "./operation-view";
import { placeLink } from "./place-link";

/** A contract under the name of its group. */
export interface GroupContract {
  readonly group: string;
  readonly contract: LoadedContract;
}

/**
 * The page of all contracts. It uses `contracts.css` and `contracts.js` and has neither inline script nor inline
 * style, so that a strict content security policy holds; without the script everything but the search works.
 * @param source address, ending in a slash, below which links find the project's files
 */
export function contractsPage(contracts: readonly GroupContract[], source: string): string {
  const count = contracts.reduce((sum, { contract }) => sum + findOperations(contract).length, 0);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Contracts</title>
<link rel="icon" href="data:,">
    <link rel="stylesheet" href="contracts.css">
<script src="contracts.js" defer></script>
</head>
<body>
<a class="skip" href="#operations">Skip to the operations</a>
<header>
<h1>Contracts</h1>
<p>${count} operations in ${contracts.length} groups. What is marked <span class="mark proposed">proposed</span> waits for the back-end team’s word.</p>
<form role="search" hidden>
<label for="search">Search operations <kbd>/</kbd></label>
<input id="search" type="search" autocomplete="off" spellcheck="false" aria-describedby="found">
<label class="only"><input id="proposed" type="checkbox"> Only operations with something proposed</label>
<p id="found" role="status"></p>
</form>
</header>
<div class="columns">
<nav aria-label="Operations">
${contracts.map(groupLinks)}</nav>
<main id="operations" tabindex="-1">
${contracts.map((group) => groupView(group, source))}</main>
</div>
</body>
</html>
`.text;
}

function groupLinks({ group, contract }: GroupContract): Html {
  const links = findOperations(contract).map(
    ({ method, operation }) =>
      html`<li><a href="#${text(operation["operationId"])}"><span class="method ${method}">${method.toUpperCase()}</span> ${text(operation["summary"])}</a></li>
`,
  );
  return html`<section data-group="${group}"><h2><a href="#group-${group}">${group}</a> <span class="count">${links.length}</span></h2><ul>
${links}</ul></section>
`;
}

function groupView({ group, contract }: GroupContract, source: string): Html {
  const side = sideOf(contract);
  const info = record(contract.document["info"]);
  const operations = findOperations(contract).map((found: FoundOperation) =>
    operationView(found, side, source),
  );
  return html`<section class="group" id="group-${group}" data-group="${group}" aria-labelledby="group-${group}-name">
<h2 id="group-${group}-name">${group}</h2>
<p class="facts">${text(info["title"])}, version ${text(info["version"])} ${placeLink(`${contract.file}:1`, source)}</p>
<p class="description">${prose(text(info["description"]))}</p>
${envelopeView(contract)}
${operations}</section>
`;
}

function envelopeView(contract: LoadedContract): Html {
  const frame = record(contract.document["x-envelope"]);
  if (Object.keys(frame).length === 0) return nothing;
  const names = ["code", "errcode", "success", "data"].map((name) => text(frame[name])).filter(Boolean);
  const carrier =
    frame["carries"] === "body" ? "HTTP 200 carries failures too" : "the HTTP status says what failed";
  return html`<p class="description">Every answer is framed by ${names.map((name, index) => html`${index === 0 ? "" : ", "}<code>${name}</code>`)}; ${carrier}.</p>`;
}
