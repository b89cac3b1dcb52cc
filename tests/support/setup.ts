import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// React warns about act() unless the environment says that it is a test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  if (typeof document !== "undefined") cleanup();
});
