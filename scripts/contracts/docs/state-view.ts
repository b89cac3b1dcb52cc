import type { Mismatch, OperationState, State } from "../state/operation-states";
import { excerpt, shownAddress, withoutSecrets } from "./excerpt";
import { type Html, html, nothing } from "./html";
import { placeLink } from "./place-link";
import { timeView, uiText } from "./texts";

/** The name of a state, marked by colour and sign. */
export function stateMark(state: State): Html {
  return html`<span class="state ${state}">${uiText(`state.${state}`)}</span>`;
}

/** What reports have of an operation: its state, since when, its response times and its last mismatch. */
export function stateView(status: OperationState, source: string): Html {
  const { state, since, report, times, mismatch, hasOnlyRefused } = status;
  const start = since ? html` ${uiText("state.since")} ${timeView(since)}` : nothing;
  const seen = report ? html` <span class="seen">${uiText("state.report", report.name)}</span>` : nothing;
  const refused = hasOnlyRefused ? html`<p class="note">${uiText("state.refused")}</p>` : nothing;
  const p99 = times?.p99 ?? "–";
  const speed = times
    ? html`<p class="times">${uiText("state.times", times.calls, times.p50, times.p95, p99)}</p>`
    : nothing;
  return html`<div class="status"><p>${stateMark(state)}${start}${seen}</p>${refused}${speed}${mismatch ? mismatchView(mismatch, status, source) : nothing}</div>`;
}

function mismatchView(
  { finding, seen, report }: Mismatch,
  { state, mismatches }: OperationState,
  source: string,
): Html {
  const { rule, pointer, expected, actual, contract, request, response } = finding;
  const others = state === "failing" ? mismatches - 1 : 0;
  const more =
    others > 0 ? html` <span class="note">${uiText("mismatch.more", others, report)}</span>` : nothing;
  const fixed = state === "failing" ? nothing : html` <span class="note">${uiText("mismatch.mended")}</span>`;
  return html`<details class="mismatch"><summary>${uiText("mismatch.title")} <code>${pointer || rule}</code></summary>
<dl>
<dt>${uiText("mismatch.promised")}</dt><dd lang="en">${withoutSecrets(expected)}</dd>
<dt>${uiText("mismatch.came")}</dt><dd lang="en">${withoutSecrets(actual)}</dd>
<dt>${uiText("mismatch.pointer")}</dt><dd><code>${pointer || "/"}</code></dd>
<dt>${uiText("mismatch.rule")}</dt><dd><code>${rule}</code></dd>
<dt>${uiText("mismatch.line")}</dt><dd>${contractPlace(contract, source)}</dd>
<dt>${uiText("mismatch.seen")}</dt><dd>${timeView(seen)}${more}${fixed}</dd>
</dl>
<h5>${uiText("mismatch.request")}</h5><pre tabindex="0"><code>${request.method} ${shownAddress(request.url)}${request.body === null ? "" : `\n\n${excerpt(request.body)}`}</code></pre>
<h5>${uiText("mismatch.response")}</h5>${response ? html`<pre tabindex="0"><code>${response.status}\n\n${excerpt(response.body)}</code></pre>` : html`<p class="note">${uiText("mismatch.noResponse")}</p>`}
</details>`;
}

/** Reports name files as they lay where the check ran; the page links to those of its own project. */
export function contractPlace({ file, line }: Mismatch["finding"]["contract"], source: string): Html {
  const own = /(?:^|\/)(contracts\/(?:common\/)?[\w-]+\.yaml)$/.exec(file)?.[1];
  if (own !== undefined) return placeLink(`${own}:${line}`, source);
  return html`<code>${file.slice(file.lastIndexOf("/") + 1)}:${line}</code>`;
}
