import { afterAll, afterEach, expect } from "vitest";
import { removeTemporaryFolders } from "./temporary-folder";

// Otherwise React warns about act() in tests.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterAll(removeTemporaryFolders);

// Four of five files render no page; the testing library would be loaded for each of them.
if (typeof document !== "undefined") {
  const { cleanup, configure } = await import("@testing-library/react");
  // On a busy machine a screen's code loads slowly; a missing element is still missing after five seconds.
  configure({ asyncUtilTimeout: 5000 });
  afterEach(cleanup);
  watchMarkup();
}

/** Fails a test in which React complains about markup: it would break what is prerendered, and be repaired in silence elsewhere. */
function watchMarkup(): void {
  const complaints: string[] = [];
  const report = console.error;
  console.error = (...parts: unknown[]) => {
    const text = String(parts[0]);
    if (/^In HTML|hydration|unique "key"|Cannot update a component/.test(text)) complaints.push(text);
    report(...parts);
  };
  afterAll(() => {
    console.error = report;
  });
  afterEach(() => {
    expect(complaints.splice(0)).toEqual([]);
  });
}
