import type { Plugin } from "vite";

/** Addresses of modules that Vite serves; an edited one has a time in its address, and another one after the next edit. */
const moduleAddress = /^\/(?:src|@mocks)\/[^?]+\.m?[jt]sx?$/;

/**
 * Development: a page names in its head the modules it asked for the last time, so that the browser asks for all of them
 * at once instead of finding them one import after the other.
 */
export function preloadModulesPlugin(): Plugin {
  /** Address of a page → its modules, in the order in which they were asked for. */
  const modules = new Map<string, Set<string>>();
  let loading: Set<string> | undefined;
  return {
    name: "stockbook-preload-modules",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(({ url = "" }, _response, next) => {
        if (moduleAddress.test(url)) loading?.add(url);
        next();
      });
    },
    transformIndexHtml(_html, { originalUrl = "/" }) {
      const page = originalUrl.replace(/[?#].*$/, "");
      const before = modules.get(page) ?? new Set();
      loading = new Set();
      modules.set(page, loading);
      return [...before].map((href) => ({
        tag: "link",
        attrs: { rel: "modulepreload", href },
        // Behind the settings, which the page waits for.
        injectTo: "head" as const,
      }));
    },
  };
}
