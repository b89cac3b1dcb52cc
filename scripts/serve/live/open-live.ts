import { basename, join, relative } from "node:path";
import { groups } from "../../../mocks/groups";
import type { CallRouter } from "../../../mocks/http/call-router";
import { prepareBackEnd } from "../../../mocks/kernel/back-end";
import type { CorsOption } from "../../../mocks/kernel/kernel-shape";
import { reportFolder } from "../../contracts/state/reports-option";
import { LiveControls } from "./live-controls";
import { LiveRouter } from "./live-router";
import type { NamedOperation } from "./live-rules";
import { type LiveChoice, type LiveSettings, readLiveSettings } from "./live-settings";
import { LiveTraffic } from "./live-traffic";
import { Notices } from "./notices";
import { Switches } from "./switches";

/** Every operation of the contracts with its group. */
export function namedOperations(): NamedOperation[] {
  return prepareBackEnd(groups).endpoints.map(({ operationId, contract }) => ({
    operationId,
    group: contract.group,
  }));
}

export interface OpenLive {
  readonly router: CallRouter;
  /** One phrase for the line that names the server's address. */
  readonly description: string;
}

export interface LiveOptions extends LiveChoice {
  readonly root: string;
  /** Where switches and the report are stored; `.cache` in the root when absent. */
  readonly folder?: string;
  /** Where the reports of the newest runs are stored; `contract-reports` in that folder when absent. */
  readonly history?: string;
  readonly cors?: CorsOption;
  /** Shows one line; on the console when absent. */
  log?(line: string): void;
}

/**
 * What sends some operations to a real back end; null where neither options nor the team's file ask for it.
 * @throws Misuse with one sentence for what cannot be used
 */
export function openLive(options: LiveOptions): OpenLive | null {
  const operations = namedOperations();
  const settings = readLiveSettings(options.root, options, operations);
  if (!settings) return null;
  const { root, cors, folder = join(root, ".cache"), log = console.log } = options;
  const switches = new Switches(join(folder, "live-switches.json"), settings, operations);
  const notices = new Notices(log);
  const report = join(folder, "live-report.json");
  const { history = join(folder, basename(reportFolder)) } = options;
  const traffic = new LiveTraffic({ root, reports: { newest: report, history }, log });
  const controls = new LiveControls({ settings, switches, traffic, notices, report: relative(root, report) });
  const router = new LiveRouter({ settings, switches, traffic, notices, controls, cors });
  return { router, description: describe(settings, operations) };
}

function describe({ target, live, isStrict }: LiveSettings, operations: readonly NamedOperation[]): string {
  const all = operations.length;
  const share = live.size === all ? "every operation" : `${live.size} of ${all} operations`;
  const how = isStrict ? "strictly" : "tolerantly";
  return `${share} answered by ${target}, ${how} checked, the others mocked`;
}
