import { HttpResponse, http, passthrough } from "msw";
import { type SetupServer, setupServer } from "msw/node";
import { groups as allGroups } from "./groups";
import type { Group } from "./kernel/group";
import { createKernel } from "./kernel/kernel";
import type { Kernel } from "./kernel/kernel-shape";
import { type SelectionFields, writeFields } from "./panel/control/selection-fields";
import { readClockSetting } from "./world/clock";

export interface TestBackendOptions extends SelectionFields {
  seed?: number;
  /** An RFC 3339 time, "live" or "+3d"; the clock is stopped at 2026-11-21T10:32:00+08:00 when absent. */
  clock?: string;
  /** Persona, scenarios and faults in the grammar of `?mock=`; separate fields take precedence. */
  mock?: string;
  groups?: readonly Group[];
  /** Requests that go to a real server, such as one the test itself started. */
  passes?(request: Request): boolean;
}

/** A mock back end that belongs to one test. */
export interface TestBackend {
  readonly kernel: Kernel;
  /** MSW's server: what `server.use(…)` adds answers before the kernel. */
  readonly server: SetupServer;
  /**
   * Stops it.
   * @throws Error when a call broke the contract or had an unknown address
   */
  close(): void;
}

/** Starts a world of its own for a test and answers every `fetch` from it. Close it when the test ends. */
export function createTestBackend(options: TestBackendOptions = {}): TestBackend {
  const clock = readClockSetting(options.clock ?? "2026-11-21T10:32:00+08:00");
  if (!clock) throw new RangeError(`"${options.clock}" is no clock.`);
  const { seed, mock = "", ...rest } = options;
  const selection = [writeFields(rest), mock].filter((text) => text !== "").join(",");
  const kernel = createKernel({
    groups: options.groups ?? allGroups,
    clock,
    hasPersistentSessions: true,
    ...(seed !== undefined && { seed }),
    ...(selection !== "" && { mock: selection }),
  });
  const unhandled: string[] = [];
  const server = setupServer(
    http.all("*", ({ request }) => {
      if (kernel.owns(request)) return kernel.handle(request);
      if (options.passes?.(request)) return passthrough();
      unhandled.push(`- ${request.method} ${request.url}`);
      return HttpResponse.error();
    }),
  );
  server.listen({ onUnhandledRequest: "error" });
  return {
    kernel,
    server,
    close() {
      server.close();
      if (unhandled.length > 0) throw new Error(`Requests nobody answers:\n${unhandled.join("\n")}`);
      kernel.expectNoViolations();
    },
  };
}
