import { type ComponentType, lazy, type ReactElement, type ReactNode } from "react";
import { matchPath, type PathParam } from "react-router-dom";
import { loadNamespaces, type Namespace } from "../../i18n/set-up";
import { currentLocale } from "../../platform/current-locale";

/** Values of the `:names` in an address. */
export type AddressParams<Path extends string> = { readonly [Name in PathParam<Path>]: string };

/** Props of the screen at `Path`. */
export interface ScreenProps<Path extends string> {
  params: AddressParams<Path>;
}

/**
 * yes: header and footer. no: a bare page. browser: header and footer in an ordinary browser, bare inside
 * messengers, payment apps and the product's own app.
 */
export type LayoutKind = "yes" | "no" | "browser";

interface RouteDefinition<Path extends string> {
  path: Path;
  layout: LayoutKind;
  /** Whether the floating customer-service widget may show; it follows the layout where `browser`. */
  widget: LayoutKind;
  /** Words the screen needs before it is shown, besides `common`. */
  namespaces: readonly Namespace[];
  /** False for a screen that fetches nothing by itself; its store of data is then not loaded either. */
  fetchesData?: boolean;
  /** Narrows the pattern, for example to digits. */
  accepts?: (params: AddressParams<Path>) => boolean;
  load: () => Promise<ComponentType<ScreenProps<Path>>>;
}

/** One line of the route table. */
export interface ScreenRoute {
  readonly path: string;
  readonly layout: LayoutKind;
  readonly widget: LayoutKind;
  /** The screen for a path name without language prefix, or null when the route does not answer it. */
  match(pathname: string): ReactElement | null;
  /** Fetches code and words, so that showing the screen does not wait. */
  preload(): Promise<void>;
}

/** Puts a screen at an address; its code and words are fetched only when it is shown or preloaded. */
export function screenRoute<Path extends string>(definition: RouteDefinition<Path>): ScreenRoute {
  const { path, layout, widget, namespaces, fetchesData = true, accepts, load } = definition;
  let ready: ComponentType<ScreenProps<Path>> | null = null;
  const open = async (): Promise<ComponentType<ScreenProps<Path>>> => {
    const [Screen, data] = await Promise.all([
      load(),
      fetchesData ? import("../data-provider") : null,
      loadNamespaces(currentLocale(), namespaces),
    ]);
    ready ??= data ? withData(Screen, data.DataProvider) : Screen;
    return ready;
  };
  const LazyScreen = lazy(async () => ({ default: await open() }));
  return {
    path,
    layout,
    widget,
    match(pathname) {
      const match = matchPath<Path>({ path, end: true }, pathname);
      if (!match || !hasEveryParam(match.params)) return null;
      const params = match.params;
      if (accepts && !accepts(params)) return null;
      // A preloaded screen is shown at once, without the moment of waiting that `lazy` always has.
      const Screen = ready ?? LazyScreen;
      return <Screen params={params} />;
    },
    preload: async () => {
      await open();
    },
  };
}

function withData<Path extends string>(
  Screen: ComponentType<ScreenProps<Path>>,
  DataProvider: ComponentType<{ children: ReactNode }>,
): ComponentType<ScreenProps<Path>> {
  return (props) => (
    <DataProvider>
      <Screen {...props} />
    </DataProvider>
  );
}

function hasEveryParam<Name extends string>(
  params: { readonly [K in Name]?: string | undefined },
): params is { readonly [K in Name]: string } {
  return Object.values(params).every((value) => typeof value === "string" && value !== "");
}

/** Digits only, as ids of news, cases and help are; one that nothing carries is for the screen to say. */
export function isId(text: string): boolean {
  return /^\d+$/.test(text);
}
