import type { Preparation } from "./group";

/** Personas every back end has. Groups add their own. */
export const commonPersonas: Readonly<Record<string, Preparation>> = {
  visitor: { sentence: "Somebody who has just opened the website: not signed in, nothing done yet." },
};

/** Scenarios that need no group. Groups add their own. */
export const commonScenarios: Readonly<Record<string, Preparation>> = {
  "slow-network": { sentence: "Every answer takes one and a half seconds.", faults: "fault:*=latency(1500)" },
  "flaky-network": { sentence: "One call in five never arrives.", faults: "fault:*=offline@0.2" },
  offline: { sentence: "No call arrives.", faults: "fault:*=offline" },
  "server-down": { sentence: "Every call is answered with HTTP 503.", faults: "fault:*=http503" },
  "broken-answers": { sentence: "Every answer is a web page instead of JSON.", faults: "fault:*=html" },
};
