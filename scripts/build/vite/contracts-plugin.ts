import type { Plugin, ViteDevServer } from "vite";
import { generateGroup } from "../../contracts/generate-group";
import { staleFiles, writeGenerated } from "../../contracts/generated-files";
import { existingGroups, type Group } from "../../contracts/groups";
import { ContractProblems } from "../../contracts/problem";
import { watchFolders } from "./watch-folders";

/**
 * In development an edited contract is regenerated at once; types and the mock back end follow without a restart. A
 * broken contract is reported in the terminal and in the browser's overlay.
 */
export function contractsPlugin(): Plugin {
  return {
    name: "stockbook-contracts",
    apply: "serve",
    configureServer(server) {
      const { root } = server.config;
      watchFolders(server, ["contracts"], (files) => {
        const isCommon = files.some((file) => file.startsWith("contracts/common/"));
        for (const group of existingGroups(root))
          if (isCommon || files.includes(`contracts/${group}.yaml`)) void regenerate(server, root, group);
      });
    },
  };
}

async function regenerate(server: ViteDevServer, root: string, group: Group): Promise<void> {
  try {
    writeGenerated(root, staleFiles(root, await generateGroup(root, group)));
    server.config.logger.info(`contracts: ${group} generated again`, { timestamp: true });
  } catch (error) {
    if (!(error instanceof ContractProblems)) throw error;
    server.config.logger.error(error.message, { timestamp: true });
    server.ws.send({ type: "error", err: { message: error.message, stack: "" } });
  }
}
