import type { Plugin } from "vite";
import { mocksBundlePlugin } from "./mocks-bundle-plugin";
import { preloadModulesPlugin } from "./preload-modules-plugin";
import { type CallHandler, serverMocksPlugin } from "./server-mocks-plugin";
import { typeErrorsPlugin } from "./type-errors-plugin";

interface DevelopmentOptions {
  /** Whether what an edited contract breaks is reported. */
  readonly hasTypes: boolean;
  /** What answers the calls of the pages in the server's process; null where the page has it all. */
  readonly backend: CallHandler | null;
}

/**
 * The plugins of `npm run dev`. Their names are the same whatever the options are: where they change, Vite optimizes the
 * packages again, and takes their files from another server of the same project that is running.
 */
export function developmentPlugins({ hasTypes, backend }: DevelopmentOptions): Plugin[] {
  const types = typeErrorsPlugin();
  return [
    hasTypes ? types : { name: types.name },
    mocksBundlePlugin(),
    preloadModulesPlugin(),
    serverMocksPlugin(backend),
  ];
}
