import type { VisitorCall } from "../../../mocks/http/call-router";
import { readAddress } from "../../../mocks/kernel/address";
import { jsonResponse, type KernelResponse } from "../../../mocks/kernel/response";
import { controlPrefix } from "../../../mocks/panel/control/control-prefix";
import type { LiveView } from "../../../mocks/panel/control/live-view";
import { Misuse } from "../../lib/command-line";
import type { LiveSettings } from "./live-settings";
import type { LiveTraffic } from "./live-traffic";
import type { Notices } from "./notices";
import type { Switches } from "./switches";

interface Parts {
  readonly settings: LiveSettings;
  readonly switches: Switches;
  readonly traffic: LiveTraffic;
  readonly notices: Notices;
  /** File of the report, for people. */
  readonly report: string;
}

/** The endpoints below `/__mock/` with which the panel shows and switches who answers. */
export class LiveControls {
  readonly #parts: Parts;
  readonly #actions: Readonly<Record<string, (world: string, input: string) => void>>;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { switches, traffic, notices } = parts;
    this.#actions = {
      "GET live": () => undefined,
      "POST live/switch": (world, input) => switches.change(world, input),
      "POST live/strict": (world, input) => {
        if (input !== "strict" && input !== "tolerant")
          throw new Misuse(`"${input}" is neither strict nor tolerant.`);
        switches.setStrict(world, input === "strict");
      },
      "POST live/reset": (world) => switches.reset(world),
      "DELETE live/mismatches": () => {
        traffic.clear();
        notices.clear();
      },
    };
  }

  async handle({ world, request }: VisitorCall): Promise<KernelResponse | null> {
    const name = readAddress(request.url).path.slice(controlPrefix.length);
    const action = this.#actions[`${request.method} ${name}`];
    if (!action) return null;
    try {
      action(world, (await request.text()).trim());
      return jsonResponse(200, this.#view(world));
    } catch (error) {
      if (!(error instanceof Misuse)) throw error;
      return jsonResponse(400, { msg: error.message });
    }
  }

  #view(world: string): LiveView {
    const { settings, switches, traffic, notices, report } = this.#parts;
    return {
      target: settings.target,
      isStrict: switches.isStrict(world),
      modes: switches.all(world),
      calls: traffic.calls,
      mismatches: traffic.mismatches,
      notices: notices.all,
      report,
    };
  }
}
