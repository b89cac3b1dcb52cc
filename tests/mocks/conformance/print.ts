import { runCallsInProcess } from "./in-process";

// A separate process for the test in a real browser, whose runner cannot load the mock back end itself.
const { exchanges } = await runCallsInProcess();
process.stdout.write(JSON.stringify(exchanges));
