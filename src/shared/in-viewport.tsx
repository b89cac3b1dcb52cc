import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { browserWindow, isPrerendering, listen } from "../platform/browser";
import { whenFirstInteraction } from "../platform/first-interaction";
import { importCode } from "../platform/import-code";
import { isOnline, onNetworkChange } from "../platform/network";
import { reportProblem } from "../platform/report";
import { whenInViewport } from "../platform/visibility";
import { useIsHydrating } from "./use-is-hydrating";

interface InViewportProps<Props extends object> {
  /** A stable function: the piece is fetched once it is nearly on screen. */
  load: () => Promise<ComponentType<Props>>;
  /** A stable object, so that a prerendered component is not re-rendered before it hydrates. */
  props: Props;
  id?: string;
  /** Height of the place until the piece is there. */
  className?: string;
  /** True for what is complete as it was prerendered, a picture or an empty form: it hydrates at the first interaction alone. */
  isStill?: boolean;
}

/**
 * Loads and renders a heavy component when it comes near the viewport. When it cannot be fetched its place stays
 * empty, and coming near again retries. A prerendered one hydrates near the viewport, or at the first interaction: a
 * navigation waits until everything prerendered is hydrated. A button of it that is pressed before is pressed again then.
 */
export function InViewport<Props extends object>({
  load,
  props,
  id,
  className,
  isStill = false,
}: InViewportProps<Props>) {
  const container = useRef<HTMLDivElement>(null);
  const isHydrating = useIsHydrating();
  const [wasPrerendered] = useState(isHydrating);
  const [isLoaded, setLoaded] = useState(isHydrating);
  const [failures, setFailures] = useState(0);
  const [{ DeferredComponent: InitialComponent, provide }] = useState(() => createDeferredComponent(load));
  const [RetriedComponent, setRetriedComponent] = useState<ComponentType<Props> | null>(null);
  const repeatPress = useEarlyPress(container, wasPrerendered);

  useEffect(() => {
    if (!container.current || failures > maximumFailures) return;
    const loadComponent = () =>
      importCode(load).then(
        (loaded) => {
          provide(loaded);
          if (failures > 0) setRetriedComponent(() => loaded);
        },
        (error: unknown) => {
          reportProblem("A part of the page could not be fetched", error);
          setFailures((before) => before + 1);
        },
      );
    // Without a network another try waits for it.
    if (failures > 0 && !isOnline()) return onNetworkChange(() => isOnline() && loadComponent());
    const isFirst = wasPrerendered && failures === 0;
    const stops = isFirst ? [whenFirstInteraction(loadComponent)] : [];
    if (!isFirst || !isStill) stops.push(whenInViewport(container.current, loadComponent));
    return () => {
      for (const stop of stops) stop();
    };
  }, [load, provide, failures, wasPrerendered, isStill]);

  // Code that has arrived is rendered later: without its height until then, what is below would jump up and down.
  const releasePlace = useCallback(() => setLoaded(true), []);
  const DeferredComponent = RetriedComponent ?? InitialComponent;
  // What was prerendered goes too: a navigation would wait for it.
  const isMissing = failures > 0 && RetriedComponent === null;
  const element = useMemo(
    () => (
      <Suspense fallback={null}>
        <DeferredComponent {...props} />
        <AfterMount beforePaint={releasePlace} run={repeatPress} />
      </Suspense>
    ),
    [DeferredComponent, props, releasePlace, repeatPress],
  );
  return (
    <div ref={container} id={id} className={isLoaded ? undefined : className}>
      {!isMissing && element}
    </div>
  );
}

/**
 * Notes the last button pressed within an element that is not hydrated, which React does not hear of. Answers a stable
 * function that presses it again.
 */
function useEarlyPress(container: RefObject<HTMLElement | null>, isAwaited: boolean): () => void {
  const pressed = useRef<HTMLElement | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isAwaited) return;
    const record = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || !container.current?.contains(target)) return;
      if (event.type === "click") pressed.current = target.closest("button");
      // No form is sent by the browser itself.
      else event.preventDefault();
    };
    // Before React hears of it, which lets nothing pass that is not hydrated.
    const stops = ["click", "submit"].map((type) => listen(browserWindow(), type, record, { capture: true }));
    stop.current = () => {
      for (const end of stops) end();
    };
    return stop.current;
  }, [container, isAwaited]);
  return useCallback(() => {
    stop.current?.();
    pressed.current?.click();
    pressed.current = null;
  }, []);
}

/** Calls back once what it stands beside is there, or hydrated: before it is painted, and afterwards. */
function AfterMount({ beforePaint, run }: { beforePaint: () => void; run: () => void }) {
  useLayoutEffect(beforePaint, [beforePaint]);
  useEffect(run, [run]);
  return null;
}

/** A piece that fails this often is left out, so that a broken deployment is not asked for ever. */
const maximumFailures = 3;

/** A component that waits until its code arrives; in prerendering it is fetched at once. */
function createDeferredComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let provide: (component: ComponentType<Props>) => void = () => undefined;
  const provided = new Promise<ComponentType<Props>>((resolve) => {
    provide = resolve;
  });
  const DeferredComponent = lazy(async () => ({ default: await (isPrerendering() ? load() : provided) }));
  return { DeferredComponent, provide };
}
