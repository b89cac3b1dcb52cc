import { writeFileSync } from "node:fs";
import { measureModules } from "./scripts/build/chunks/measure-modules";
const graph = await measureModules({root:process.cwd(), configFile:"vite.config.ts", logLevel:"warn", mode:"production"});
writeFileSync("/tmp/fv-graph.json", JSON.stringify([...graph]));
