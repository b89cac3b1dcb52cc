import { counted } from "../../lib/counted";
import { htmlScript, htmlStyle } from "./html-assets";
import type { OperationReport, Report } from "./report";
import type { ReportedFinding } from "./reported-finding";

/** One HTML file: findings with search and filters, coverage, and each request beside its response. */
export function htmlReport(report: Report): string {
  const { summary } = report;
  const verdict = summary.findings === 0 ? "Nothing broken" : counted(summary.findings, "broken promise");
  const options = (values: readonly string[]) =>
    [...new Set(values)]
      .sort()
      .map((value) => `<option>${escapeText(value)}</option>`)
      .join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract check: ${verdict.toLowerCase()}</title>
<style>${htmlStyle}</style>
</head>
<body>
<header>
<h1>${verdict}</h1>
<p>${counted(summary.operations, "operation")}, ${counted(summary.requests, "request")}, ${summary.seconds.toFixed(1)} s, seed ${summary.seed}, ${escapeText(summary.profile)};
${summary.coverage.reached} of ${summary.coverage.constraints} sides of constraints reached; ended <time datetime="${summary.finished}">${summary.finished.replace("T", " ").replace(/\.\d+Z$/, " UTC")}</time>.</p>
${summary.notes === 0 ? "" : `<p>${counted(summary.notes, "note")} on what the contract does not state, not counted.</p>`}
${summary.switches.map(({ operationId, answer, isUndone }) => `<p class="problem">${escapeText(operationId)} changed the answers of all other operations to “${escapeText(answer)}”; ${isUndone ? "that was undone" : "nothing undid that"}.</p>`).join("")}
${summary.problem === null ? "" : `<p class="problem">${escapeText(summary.problem)}</p>`}
</header>
<form id="filters" role="search">
<label>Search <input type="search" id="search" placeholder="operation, pointer, text"></label>
<label>Operation <select id="operation"><option value="">all</option>${options(report.findings.map(({ operationId }) => operationId))}</select></label>
<label>Rule <select id="rule"><option value="">all</option>${options(report.findings.map(({ rule }) => rule))}</select></label>
<label><input type="checkbox" id="unconfirmed" checked> also what does not always happen</label>
<output id="shown"></output>
</form>
<main>
<section aria-label="Findings">${report.findings.map(findingHtml).join("\n")}</section>
<section aria-label="Coverage"><h2>What was reached</h2>${coverageHtml(report.operations)}</section>
</main>
<script>${htmlScript}</script>
</body>
</html>
`;
}

function findingHtml(finding: ReportedFinding): string {
  const { request, response } = finding;
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n");
  const requestedNames = `${request.method} ${request.url}\n${lines(request.headers)}${request.body === null ? "" : `\n\n${pretty(request.body)}`}`;
  const reportedActuals =
    response === null
      ? "no answer"
      : `${response.status}\n${lines(response.headers)}\n\n${pretty(response.body)}`;
  return `<article id="${finding.id}" data-operation="${escapeText(finding.operationId)}" data-rule="${finding.rule}" data-confirmed="${finding.confirmed}" data-counts="${finding.severity !== "note" && finding.silenced === null}">
<h3><a href="#${finding.id}">${finding.id}</a> ${escapeText(finding.operationId)} <span class="rule">${finding.rule}</span>${finding.severity === "note" ? ' <span class="rule">note</span>' : ""}${finding.confirmed ? "" : ' <span class="rule">not always</span>'}${finding.silenced === null ? "" : ` <span class="rule">silenced: ${escapeText(finding.silenced)}</span>`}</h3>
<p class="promise">${escapeText(finding.promise)} <span>${escapeText(finding.contract.file)}:${finding.contract.line}</span></p>
<dl><dt>promised</dt><dd>${escapeText(finding.expected)}</dd><dt>came</dt><dd>${escapeText(finding.actual)}</dd>${finding.pointer === "" ? "" : `<dt>at</dt><dd><code>${escapeText(finding.pointer)}</code></dd>`}${finding.also.length === 0 ? "" : `<dt>also</dt><dd>${escapeText(finding.also.join("; "))}</dd>`}</dl>
<details><summary>Request and answer</summary><div class="pair"><pre tabindex="0">${escapeText(requestedNames)}</pre><pre tabindex="0">${escapeText(reportedActuals)}</pre></div></details>
<details><summary>Replay</summary><pre tabindex="0">${escapeText(finding.curl)}</pre></details>
</article>`;
}

function coverageHtml(operations: readonly OperationReport[]): string {
  const rows = operations.map((one) => {
    const share = one.constraints === 0 ? 100 : Math.round((100 * one.reached) / one.constraints);
    const codes = Object.entries(one.codes)
      .map(([code, count]) => `${code} × ${count}`)
      .join(", ");
    const missing = one.notReached.map(({ constraint, side, reason }) => `${constraint}, ${side}: ${reason}`);
    return `<tr><th scope="row">${escapeText(one.operationId)}<small>${one.method} ${escapeText(one.path)}</small></th><td><meter min="0" max="100" value="${share}">${share} %</meter> ${one.reached}/${one.constraints}</td><td>${escapeText(codes)}</td><td>${one.times === null ? "" : `${one.times.median} / ${one.times.p95} / ${one.times.longest}`}</td><td>${missing.length === 0 ? "" : `<details><summary>${missing.length}</summary><ul>${missing.map((line) => `<li>${escapeText(line)}</li>`).join("")}</ul></details>`}</td></tr>`;
  });
  return `<table><thead><tr><th>operation</th><th>sides reached</th><th>codes seen</th><th>ms: median / 95 % / longest</th><th>not reached</th></tr></thead><tbody>${rows.join("\n")}</tbody></table>`;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
