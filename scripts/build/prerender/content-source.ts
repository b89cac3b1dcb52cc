import { pages } from "../../../mocks/activity/data/pages";
import { groups } from "../../../mocks/groups";
import { createKernel } from "../../../mocks/kernel/kernel";

/** Where prerendering fetches what the pages show. */
export interface ContentSource {
  fetch(request: Request): Promise<Response>;
}

/** Requests each address of a source only once: hundreds of pages show the same lists. */
export function cachedSource(source: ContentSource): ContentSource {
  const responses = new Map<string, Promise<Response>>();
  return {
    async fetch(request) {
      if (request.method !== "GET") return source.fetch(request);
      const key = `${request.headers.get("accept-language") ?? ""} ${request.url}`;
      const response = responses.get(key) ?? source.fetch(request);
      responses.set(key, response);
      return (await response).clone();
    },
  };
}

/** The host every call of a prerendered page goes to, in place of the hosts of the settings. */
export const contentHost = "http://content.invalid";

/** The sample content of the mock back end, answered in this process. */
export function sampleContent(): ContentSource {
  const kernel = createKernel({ groups });
  return { fetch: (request) => kernel.handle(request) };
}

/** Aliases of the activities of the sample content. */
export const sampleActivities: readonly string[] = [...pages.keys()];

/** The content of the real back end at an address. */
export function contentAt(address: string): ContentSource {
  return {
    fetch: (request) =>
      fetch(new Request(request.url.replace(contentHost, new URL(address).origin), request)),
  };
}
