import type { build, Rolldown } from "vite";

/** The files of a finished build. Throws where the build only watches. */
export function outputOf(built: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput["output"] {
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error("build: it has no output.");
  return output.output;
}

/** The scripts among them. */
export function chunksOf(output: Rolldown.RolldownOutput["output"]): Rolldown.OutputChunk[] {
  return output.filter((file) => file.type === "chunk");
}
