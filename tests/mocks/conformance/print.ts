import { converseInProcess } from "./in-process";

// A process of its own for the test in a real browser, whose runner cannot load the mock back end itself.
const { spoken } = await converseInProcess();
process.stdout.write(JSON.stringify(spoken));
