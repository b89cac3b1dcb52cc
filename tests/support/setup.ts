import { afterAll, afterEach, expect } from "vitest";
import { setZoneOffset } from "../../src/platform/device-zone";
import { removeTemporaryFolders } from "./temporary-folder";

// Otherwise React warns about act() in tests.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Most readers are there; what others see is the subject of tests of their own, wherever these run.
setZoneOffset(8 * 60);

afterAll(removeTemporaryFolders);

// Four of five files render no page; the testing library would be loaded for each of them.
if (typeof document !== "undefined") {
  const { cleanup, configure, prettyDOM } = await import("@testing-library/react");
  configure({
    // On a busy machine a screen's code loads slowly; a missing element is still missing after five seconds.
    asyncUtilTimeout: 5000,
    // What is waited for is looked for again and again: the document is printed for the failure that is shown.
    getElementError: function missing(message, container) {
      const print = () => [message, prettyDOM(container)].filter((part) => part).join("\n\n");
      const error = lazyError("TestingLibraryElementError", print);
      // The first line of the stack is the test's.
      Error.captureStackTrace(error, missing);
      return error;
    },
  });
  afterEach(cleanup);
  watchMarkup();
}

/** An error whose message is put together when it is read. */
function lazyError(name: string, messageOf: () => string): Error {
  const error = new Error();
  error.name = name;
  let message: string | undefined;
  return Object.defineProperty(error, "message", {
    configurable: true,
    get: () => {
      message ??= messageOf();
      return message;
    },
    set: (next: string) => {
      message = next;
    },
  });
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
