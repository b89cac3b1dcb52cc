import { join } from "node:path";
import { readOptions, run } from "../lib/command-line";

await run(async () => {
  const { check = false } = readOptions(
    { check: { type: "boolean", about: "writes nothing, and fails where a file is stale" } },
    { name: "npm run generate", about: "Generates src/generated/ from the contracts." },
  );
  // The compiler comes with it; help and misuse do without.
  const { generateAll } = await import("../contracts/generate-all");
  for (const line of await generateAll(join(import.meta.dirname, "../.."), check)) console.log(line);
});
