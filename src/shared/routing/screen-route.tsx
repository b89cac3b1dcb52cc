import { type ComponentType, lazy, type ReactElement, type ReactNode } from "react";
import { matchPath, type PathParam } from "react-router-dom";
import { loadNamespaces, type Namespace } from "../../i18n/set-up";
import { currentLocale } from "../../platform/current-locale";
import { keepsRules, type ParamRule, type ParamRules } from "./address-params";

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

/** Where a screen is opened: the parameters of its address, and its query. */
export interface OpenedAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/** Starts the reads a screen begins with, in the store it will look them up in. */
export type StartReads = (address: OpenedAddress) => void;

/** What stands at an address, and what it needs. */
export interface ScreenDefinition<Path extends string> {
  /** Words the screen needs before it is shown, besides `common`. */
  namespaces: readonly Namespace[];
  /** False for a screen that fetches nothing by itself; its store of data is then not loaded either. */
  fetchesData?: boolean;
  /**
   * Starts the reads of the screen before its code has run, with the same query options, so that nothing is read
   * twice. Only what stays fresh for a while may be among them.
   */
  reads?: () => Promise<StartReads>;
  load: () => Promise<ComponentType<ScreenProps<Path>>>;
}

interface AddressDefinition<Path extends string> {
  path: Path;
  layout: LayoutKind;
  /** Whether the floating customer-service widget may show; it follows the layout where `browser`. */
  widget: LayoutKind;
  /** True for a page that leads to one action: the footer is then a line, not the site map. */
  hasShortFooter?: boolean;
  /** Narrows the pattern, for example to digits; servers read it too. */
  params?: Partial<Record<PathParam<Path>, ParamRule>>;
  /** Who sees the same page: everyone's is prerendered whole. Absent for a page that belongs to its reader. */
  audience?: "everyone";
}

/**
 * The screen stands in the route itself, or is fetched by it: every page loads the route table, and the names of
 * screens that few visitors open are a good part of it.
 */
type RouteDefinition<Path extends string> = AddressDefinition<Path> &
  (ScreenDefinition<Path> | { screen: () => Promise<ScreenDefinition<Path>> });

/** One line of the route table. */
export interface ScreenRoute {
  readonly path: string;
  readonly layout: LayoutKind;
  readonly widget: LayoutKind;
  readonly hasShortFooter: boolean;
  readonly params: ParamRules;
  readonly audience: "everyone" | undefined;
  /** The screen for a path name without language prefix, or null when the route does not answer it. */
  match(pathname: string): ReactElement | null;
  /** Fetches code and words, so that showing the screen does not wait. */
  preload(): Promise<void>;
  /** Words the screen needs before it is shown, besides `common`. */
  findNamespaces(): Promise<readonly Namespace[]>;
  /** Fetches the code of those reads alone. */
  loadReads(): Promise<void>;
  /**
   * Starts what the screen reads first, at a path name without language prefix. Without such reads it does nothing.
   */
  startReads(pathname: string, query: URLSearchParams): Promise<void>;
}

/** Puts a screen at an address; its code and words are fetched only when it is shown or preloaded. */
export function screenRoute<Path extends string>(definition: RouteDefinition<Path>): ScreenRoute {
  const { path, layout, widget, audience, hasShortFooter = false } = definition;
  const params: ParamRules = { ...definition.params };
  const findScreen = async (): Promise<ScreenDefinition<Path>> =>
    "screen" in definition ? await definition.screen() : definition;
  let ready: ComponentType<ScreenProps<Path>> | null = null;
  const open = async (): Promise<ComponentType<ScreenProps<Path>>> => {
    const { namespaces, fetchesData = true, load } = await findScreen();
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
    hasShortFooter,
    params,
    audience,
    match(pathname) {
      const match = matchPath<Path>({ path, end: true }, pathname);
      if (!match || !hasEveryParam(match.params)) return null;
      if (!keepsRules(params, match.params)) return null;
      // A preloaded screen is shown at once, without the wait that `lazy` always has.
      const Screen = ready ?? LazyScreen;
      return <Screen params={match.params} />;
    },
    preload: async () => {
      await open();
    },
    findNamespaces: async () => (await findScreen()).namespaces,
    loadReads: async () => {
      await (await findScreen()).reads?.();
    },
    startReads: async (pathname, query) => {
      const start = await (await findScreen()).reads?.();
      start?.({ params: matchPath<Path>({ path, end: true }, pathname)?.params ?? {}, query });
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
