import type { PageName } from "./page-name";
import { type AddressParams, type LayoutKind, type ScreenRoute, screenRoute } from "./screen-route";

interface BeingBuiltRoute<Path extends string> {
  path: Path;
  layout: LayoutKind;
  widget: LayoutKind;
  /** Key of the page's name below `pages` in the common words. */
  title: PageName;
  accepts?: (params: AddressParams<Path>) => boolean;
}

/** An address whose screen is not finished: it says so honestly and leads on. */
export function beingBuilt<Path extends string>({ title, ...route }: BeingBuiltRoute<Path>): ScreenRoute {
  return screenRoute({
    ...route,
    namespaces: [],
    fetchesData: false,
    load: async () => {
      const { BeingBuiltScreen } = await import("./being-built-screen");
      return () => <BeingBuiltScreen title={title} />;
    },
  });
}

/** Several such addresses in one frame: address → name of its page. */
export function beingBuiltAt(
  frame: { layout: LayoutKind; widget: LayoutKind },
  pages: Readonly<Record<string, PageName>>,
): ScreenRoute[] {
  return Object.entries(pages).map(([path, title]) => beingBuilt({ ...frame, path, title }));
}
