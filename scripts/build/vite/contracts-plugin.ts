import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { generateGroup } from "../../contracts/generate-group";
import { outdatedGroups, staleFiles, writeGenerated } from "../../contracts/generated-files";
import { existingGroups, type Group } from "../../contracts/groups";
import { ContractProblems } from "../../contracts/problem";
import { overlayError } from "./overlay";
import { watchFolders } from "./watch-folders";

/**
 * In development an edited contract is regenerated at once, and at the start one that was edited while no server ran;
 * types and the mock back end follow without a restart. A broken contract is reported in the terminal and in the
 * browser's overlay.
 */
export function contractsPlugin(): Plugin {
  return {
    name: "stockbook-contracts",
    apply: "serve",
    configureServer(server) {
      const { root } = server.config;
      /** What is wrong with the contract of a group, until it is mended. */
      const shown = new Map<Group, ErrorPayload>();
      // A reload takes the report away, and the contract is as wrong as before.
      server.ws.on("vite:client:connect", (_data, client) => {
        for (const one of shown.values()) client.send(one);
      });
      const followEdit = async (group: Group): Promise<void> => {
        const problem = await regenerate(server, root, group);
        if (problem) {
          shown.set(group, problem);
          server.ws.send(problem);
          return;
        }
        // A contract that is again what it was changes no file, which would reload the pages.
        if (shown.delete(group)) server.ws.send({ type: "full-reload", path: "*" });
      };
      watchFolders(server, ["contracts"], (files) => {
        const isCommon = files.some((file) => file.startsWith("contracts/common/"));
        for (const group of existingGroups(root))
          if (isCommon || files.includes(`contracts/${group}.yaml`)) void followEdit(group);
      });
      // After the start, which does not wait for it.
      const followEarlierEdits = () => {
        for (const group of outdatedGroups(root)) void followEdit(group);
      };
      if (server.httpServer === null) followEarlierEdits();
      else server.httpServer.once("listening", followEarlierEdits);
    },
  };
}

/** Generates a group again; returns what pages show where its contract cannot be used. */
async function regenerate(server: ViteDevServer, root: string, group: Group): Promise<ErrorPayload | null> {
  try {
    const files = staleFiles(root, await generateGroup(root, group));
    writeGenerated(root, files);
    if (files.length > 0)
      server.config.logger.info(`contracts: ${group} generated again`, { timestamp: true });
    return null;
  } catch (error) {
    if (!(error instanceof ContractProblems)) throw error;
    server.config.logger.error(error.message, { timestamp: true });
    const [first] = error.problems;
    const [sentence = error.message, ...others] = error.message.split("\n");
    return overlayError(root, sentence, first ? { ...first, column: 1 } : null, others);
  }
}
