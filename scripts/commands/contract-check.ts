import { runChecker } from "../contract-check/main";

await runChecker("npm run contract-check");
