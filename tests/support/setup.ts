import { afterEach } from "vitest";

// Otherwise React warns about act() in tests.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Four of five files render no page; the testing library would be loaded for each of them.
if (typeof document !== "undefined") {
  const { cleanup, configure } = await import("@testing-library/react");
  // On a busy machine a screen's code loads slowly; a missing element is still missing after five seconds.
  configure({ asyncUtilTimeout: 5000 });
  afterEach(cleanup);
}
