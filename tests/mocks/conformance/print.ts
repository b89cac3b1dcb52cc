import { converseInProcess } from "./in-process";

// A process of its own for the test in a real browser, whose runner cannot load the pretend back end itself.
const { spoken } = await converseInProcess();
process.stdout.write(JSON.stringify(spoken));
