import type { OpenPoint } from "../state/open-points";
import type { Mismatch } from "../state/operation-states";
import { withoutSecrets } from "./excerpt";
import { type Html, html, nothing, prose } from "./html";
import { placeLink } from "./place-link";
import { contractPlace, stateMark } from "./state-view";
import { timeView, uiText } from "./texts";

/** An operation that breaks its contract. */
export interface FailingOperation {
  readonly operationId: string;
  readonly group: string;
  readonly mismatch: Mismatch;
  readonly since: Date;
}

/** Everything somebody has to do something about: failing operations first, then what waits for a word. */
export function workView(
  failing: readonly FailingOperation[],
  points: readonly OpenPoint[],
  source: string,
): Html {
  const groups = [...new Set(points.map(({ group }) => group))];
  const failures =
    failing.length === 0
      ? html`<p class="note">${uiText("work.nothingFailing")}</p>`
      : html`<ol class="work">${failing.map((one) => failingView(one, source))}</ol>`;
  return html`<details class="worklist" id="work">
<summary><h2>${uiText("work.title")}</h2> <span class="count">${uiText("work.counts", failing.length, points.length)}</span></summary>
<p class="actions" data-script hidden><button type="button" id="work-through">${uiText("work.through")}</button></p>
<h3>${uiText("work.failing")} <span class="count">${failing.length}</span></h3>
${failures}
<h3>${uiText("work.points")} <span class="count">${points.length}</span></h3>
${groups.map((group) => {
  const own = points.filter((point) => point.group === group);
  return html`<details class="work-group"><summary>${group} <span class="count">${own.length}</span></summary><ol class="work">${own.map((point) => pointView(point, source))}</ol></details>
`;
})}</details>
`;
}

function failingView({ operationId, group, mismatch, since }: FailingOperation, source: string): Html {
  const { pointer, expected, actual, contract } = mismatch.finding;
  return html`<li data-item="${operationId}" data-in="${group}" data-operations="${operationId}">
<p>${stateMark("failing")} <a href="#${operationId}"><code>${operationId}</code></a> <code>${pointer}</code> ${uiText("state.since")} ${timeView(since)}</p>
<p class="words">${uiText("mismatch.promised")} <code lang="en">${withoutSecrets(expected)}</code></p>
<p class="words">${uiText("mismatch.came")} <code lang="en">${withoutSecrets(actual)}</code></p>
<p class="facts">${contractPlace(contract, source)}</p>
</li>
`;
}

/** Maximum number of operations named for a point. */
const maximumNames = 4;

function pointView({ place, subject, reason, group, operationIds }: OpenPoint, source: string): Html {
  const named = operationIds
    .slice(0, maximumNames)
    .map((id) => html` <a href="#${id}"><code>${id}</code></a>`);
  const others = operationIds.length - named.length;
  const more = others > 0 ? html` ${uiText("work.others", others)}` : nothing;
  const used = named.length > 0 ? html`<span>${uiText("work.usedBy")}${named}${more}</span>` : nothing;
  return html`<li data-item="${place}" data-in="${group}" data-operations="${operationIds.join(" ")}">
<p><span class="state proposed">${uiText("state.proposed")}</span> <code class="name">${subject}</code></p>
<p class="words" lang="en">${prose(reason)}</p>
<p class="facts">${placeLink(place, source)} ${used}</p>
</li>
`;
}
