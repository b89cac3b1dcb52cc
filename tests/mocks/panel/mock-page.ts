import type { PageRoute, RoutedPage } from "../../../mocks/panel/recording/serve-page";

/** The part of a browser's page that the mock transport needs. */
export function createPage() {
  type Handler = (route: PageRoute) => Promise<void>;
  const routes: { matches(url: URL): boolean; handler: Handler }[] = [];
  const page: RoutedPage = {
    async route(matches, handler) {
      routes.push({ matches, handler });
    },
  };
  const find = (address: string) =>
    routes.find(({ matches }) => matches(new URL(address, "http://shop.test")));
  return {
    ...page,
    isRouted: (address: string) => find(address) !== undefined,
    /** Null for a broken connection. */
    async call(method: string, address: string, body?: unknown) {
      const answers: { status: number; body: string }[] = [];
      await find(address)?.handler({
        request: () => ({
          method: () => method,
          url: () => `http://shop.test${address}`,
          allHeaders: async () => ({ "content-type": "application/json" }),
          postData: () => (body === undefined ? null : JSON.stringify(body)),
        }),
        async fulfill({ status, body: text }) {
          answers.push({ status, body: String(text) });
        },
        async abort() {},
      });
      return answers[0] ?? null;
    },
  };
}
