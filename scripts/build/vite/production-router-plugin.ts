import { existsSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * React Router's package leads everybody to its development build, which warns of mistakes in the console; its
 * production build, without the warnings and their texts, stands beside it. Built pages take that one.
 */
export function productionRouterPlugin(): Plugin {
  return {
    name: "stockbook-production-router",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && { ...resolved, id: productionFile(resolved.id) };
      },
    },
  };
}

/** The file of the production build beside one of the development build; a file without one stays itself. */
export function productionFile(file: string): string {
  const production = file.replace(/(react-router\/dist)\/development\//, "$1/production/");
  return existsSync(production) ? production : file;
}
