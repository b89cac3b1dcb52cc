import { runChecker } from "./main";

await runChecker("contract-check");
