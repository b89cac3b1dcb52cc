import { afterEach } from "vitest";

// React warns about act() unless the environment says that it is a test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Four files of five have no page; what renders into one would be loaded for each of them again.
if (typeof document !== "undefined") {
  const { cleanup, configure } = await import("@testing-library/react");
  // On a busy machine a screen's code takes its time; what is missing is missing after five seconds as well.
  configure({ asyncUtilTimeout: 5000 });
  afterEach(cleanup);
}
