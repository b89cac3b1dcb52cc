import { type State, states } from "../state/operation-states";
import type { ReportFolder } from "../state/report-folder";
import { type Html, html, nothing } from "./html";
import type { ReadOperation } from "./page-context";
import { stateMark } from "./state-view";
import { timeView, uiText } from "./texts";

interface HeaderOptions {
  readonly operations: readonly ReadOperation[];
  readonly groups: readonly string[];
  readonly reports: ReportFolder;
  /** How many operations are in each state. */
  readonly counts: ReadonlyMap<State, number>;
}

/** Title, how far the delivery is, and the search with its filters. */
export function pageHeader({ operations, groups, reports, counts }: HeaderOptions): Html {
  const rows = states.map(
    (state) =>
      html`<li>${stateMark(state)} <strong>${counts.get(state) ?? 0}</strong> <span class="note">${uiText(`state.${state}.about`)}</span></li>`,
  );
  return html`<header>
<div class="heading"><h1>${uiText("page.title")}</h1>${languageView()}</div>
<p>${uiText("page.intro", operations.length, groups.length)} ${uiText("page.proposedHint")}</p>
<ul class="legend">${rows}</ul>
${sourcesView(reports)}
${filterForm(groups)}
</header>`;
}

/** Every language in its own name. */
function languageView(): Html {
  return html`<label class="language" data-script hidden><span data-text="page.language">Language</span>
<select id="language"><option value="en-US" lang="en-US">English</option><option value="zh-CN" lang="zh-CN">简体中文</option><option value="zh-TW" lang="zh-TW">繁體中文</option></select></label>`;
}

function sourcesView({ reports, problems }: ReportFolder): Html {
  const newest = reports.at(-1);
  const count = reports.length;
  const origin = newest
    ? html`${count === 1 ? uiText("page.sourceOne") : uiText("page.source", count)} ${timeView(newest.finished)}`
    : uiText("page.noReports");
  const broken =
    problems.length === 0
      ? nothing
      : html`<ul class="problems">${problems.map((problem) => html`<li>${uiText("page.problems", problem)}</li>`)}</ul>`;
  return html`<p class="note">${origin}</p>${broken}`;
}

function filterForm(groups: readonly string[]): Html {
  return html`<form role="search" data-script hidden>
<label for="search"><span data-text="find.search">Search operations</span> <kbd>/</kbd></label>
<input id="search" type="search" autocomplete="off" spellcheck="false" aria-describedby="found">
<div class="filters">
<p><label for="group">${uiText("find.group")}</label> <select id="group"><option value="" data-text="find.all">all</option>${groups.map((group) => html`<option>${group}</option>`)}</select></p>
<p><label for="state">${uiText("find.state")}</label> <select id="state"><option value="" data-text="find.all">all</option>${states.map((state) => html`<option value="${state}" data-text="state.${state}">${state}</option>`)}</select></p>
<label class="only"><input id="proposed" type="checkbox"> ${uiText("find.proposed")}</label>
<button type="button" id="clear">${uiText("find.clear")}</button>
</div>
<p id="found" role="status"></p>
</form>`;
}
