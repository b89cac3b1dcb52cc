import { Documents } from "../../contract-check/document/documents";
import type { Finding } from "../../contract-check/judge/finding";
import { loadContract } from "../../contract-check/load/contract";
import type { Contract } from "../../contract-check/load/model";
import { TrafficJudge } from "../../contract-check/proxy/traffic-judge";
import { Redactor } from "../../contract-check/report/redact";
import type { ReportedFinding } from "../../contract-check/report/reported-finding";
import { colours, findingLine } from "../../contract-check/report/terminal";
import { writeReport } from "../../contract-check/report/write";
import { contractPath, groups } from "../../contracts/groups";
import { maskedFinding, maskedReport } from "./masked-report";
import type { LiveExchange } from "./send-live";
import { StoredReport } from "./stored-report";

/** A broken promise of the real back end, or of the front end towards it, as the panel shows it. */
export interface Mismatch {
  readonly id: string;
  readonly operationId: string;
  readonly rule: string;
  /** JSON pointer into the answer or request. */
  readonly pointer: string;
  readonly promised: string;
  readonly came: string;
  /** "contracts/mall.yaml:3267" */
  readonly line: string;
  /** How often it was seen. */
  readonly count: number;
}

/** Where the report of a run is written, again and again. */
export interface ReportPlaces {
  /** JSON file with the whole report of this run. */
  readonly newest: string;
  /** Folder where the reports of the newest runs are stored for the contract page. */
  readonly history: string;
}

export interface LiveTrafficOptions {
  readonly root: string;
  /** Where reports are written; nowhere when null. */
  readonly reports: ReportPlaces | null;
  /** Shows one line. */
  log(line: string): void;
}

/** Milliseconds after which a report is written again. */
const maximumDelay = 2000;

/** Judges every call to the real back end as `contract-proxy` does. */
export class LiveTraffic {
  readonly #options: LiveTrafficOptions;
  readonly #judge: TrafficJudge;
  readonly #counts = new Map<Finding, number>();
  readonly #started = performance.now();
  #stored: StoredReport | null = null;
  #calls = 0;
  #operations = 0;
  #written = 0;

  constructor(options: LiveTrafficOptions) {
    this.#options = options;
    const paint = colours(process.stdout.isTTY === true && process.env["NO_COLOR"] === undefined);
    this.#judge = new TrafficJudge(contractsOf(options.root), (finding) => {
      const reported = this.#reported(finding);
      // What is about the whole answer has no pointer.
      const place = [reported.pointer, this.#shortLine(reported)].filter((part) => part !== "");
      this.#options.log(`${findingLine(reported, paint)} (${place.join(", ")})`);
    });
  }

  get calls(): number {
    return this.#calls;
  }

  /** The newest first. */
  get mismatches(): Mismatch[] {
    return [...this.#counts].map(([finding, count]) => this.#mismatch(finding, count)).reverse();
  }

  /** What of one call breaks its contract. */
  check({ request, response }: LiveExchange): Mismatch[] {
    this.#calls += 1;
    const findings = new Set(this.#judge.judge(request, response));
    const isNew = [...findings].some((finding) => !this.#counts.has(finding));
    for (const finding of findings) this.#counts.set(finding, (this.#counts.get(finding) ?? 0) + 1);
    if (isNew || this.#isDue()) this.#write();
    return [...findings].map((finding) => this.#mismatch(finding, this.#counts.get(finding) ?? 1));
  }

  /** Empties the list of the panel; the report stays whole. */
  clear(): void {
    this.#counts.clear();
  }

  /** A page that shows reports learns of an operation's first call at once, and of others soon. */
  #isDue(): boolean {
    const operations = this.#judge.result(this.#calls).operations.length;
    const isFirst = operations > this.#operations;
    this.#operations = operations;
    return isFirst || performance.now() - this.#written > maximumDelay;
  }

  #write(): void {
    const { reports } = this.#options;
    if (reports === null) return;
    this.#written = performance.now();
    const seconds = (performance.now() - this.#started) / 1000;
    const facts = { seed: 0, profile: "live", seconds };
    const report = maskedReport(this.#judge.result(this.#calls), facts);
    writeReport(report, { kind: "json", file: reports.newest });
    this.#stored ??= new StoredReport(reports.history);
    writeReport(report, { kind: "json", file: this.#stored.file });
  }

  #reported(finding: Finding): ReportedFinding {
    return maskedFinding(finding, new Redactor(this.#judge.knownSecrets()));
  }

  #mismatch(finding: Finding, count: number): Mismatch {
    const reported = this.#reported(finding);
    const { id, operationId, rule, pointer, expected, actual } = reported;
    return {
      id,
      operationId,
      rule,
      pointer,
      // The pointer stands beside it.
      promised: expected.startsWith(`${pointer} `) ? expected.slice(pointer.length + 1) : expected,
      came: actual,
      line: this.#shortLine(reported),
      count,
    };
  }

  #shortLine(reported: ReportedFinding): string {
    const prefix = `${this.#options.root}/`;
    const line = lineOf(reported);
    return line.startsWith(prefix) ? line.slice(prefix.length) : line;
  }
}

const loaded = new Map<string, readonly Contract[]>();

/** Reading them takes a second, so that a second server in one process does without. */
function contractsOf(root: string): readonly Contract[] {
  const known = loaded.get(root);
  if (known) return known;
  const documents = new Documents();
  const contracts = groups.map((group) => loadContract(contractPath(root, group), documents));
  loaded.set(root, contracts);
  return contracts;
}

function lineOf({ contract }: ReportedFinding): string {
  return `${contract.file}:${contract.line}`;
}
