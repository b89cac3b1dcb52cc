import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// React warns about act() unless the environment says that it is a test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// On a busy machine a screen's code takes its time; what is missing is missing after five seconds as well.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
  if (typeof document !== "undefined") cleanup();
});
