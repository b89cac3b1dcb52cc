import { converseInProcess } from "./in-process";

// A separate process for the test in a real browser, whose runner cannot load the mock back end itself.
const { spoken } = await converseInProcess();
process.stdout.write(JSON.stringify(spoken));
