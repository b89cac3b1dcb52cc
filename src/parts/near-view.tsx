import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { isPrerendering } from "../platform/browser";
import { whenEngaged } from "../platform/engagement";
import { reportProblem } from "../platform/report";
import { whenNearView } from "../platform/visibility";
import { useIsWaking } from "./use-is-waking";

interface NearViewProps<Props extends object> {
  /** A stable function: the piece is fetched once it is nearly on screen. */
  load: () => Promise<ComponentType<Props>>;
  /** A stable object, so that a prerendered piece is not drawn anew before it has come alive. */
  props: Props;
  id?: string;
  /** Height of the place until the piece is there. */
  className?: string;
}

/**
 * Fetches and shows a heavy piece only when the reader comes near. Where it cannot be fetched, its place stays empty
 * and coming near once more tries again. A prerendered piece is there from the start and comes alive when near, or at
 * the reader's first act: going to another page waits until everything that was prerendered is alive.
 */
export function NearView<Props extends object>({ load, props, id, className }: NearViewProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const isWaking = useIsWaking();
  const [wasPrerendered] = useState(isWaking);
  const [isThere, setThere] = useState(isWaking);
  const [failures, setFailures] = useState(0);
  const [{ Piece: Waiting, arrive }] = useState(() => waitingPiece(load));
  const [Retried, setRetried] = useState<ComponentType<Props> | null>(null);

  useEffect(() => {
    if (!place.current || failures > mostFailures) return;
    const fetchPiece = () =>
      load().then(
        (loaded) => {
          arrive(loaded);
          if (failures > 0) setRetried(() => loaded);
          setThere(true);
        },
        (error: unknown) => {
          reportProblem("A part of the page could not be fetched", error);
          arrive(Nothing);
          setFailures((before) => before + 1);
        },
      );
    const stops = [whenNearView(place.current, fetchPiece)];
    if (wasPrerendered && failures === 0) stops.push(whenEngaged(fetchPiece));
    return () => {
      for (const stop of stops) stop();
    };
  }, [load, arrive, failures, wasPrerendered]);

  const Piece = Retried ?? Waiting;
  const piece = useMemo(
    () => (
      <Suspense fallback={null}>
        <Piece {...props} />
      </Suspense>
    ),
    [Piece, props],
  );
  return (
    <div ref={place} id={id} className={isThere ? undefined : className}>
      {piece}
    </div>
  );
}

/** Stands for a piece that could not be fetched, so that nothing waits for it. */
function Nothing() {
  return null;
}

/** A piece that fails this often is left out, so that a broken deployment is not asked for ever. */
const mostFailures = 3;

/** A component that waits until its code arrives; in prerendering it is fetched at once. */
function waitingPiece<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let arrive: (piece: ComponentType<Props>) => void = () => undefined;
  const arrived = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve;
  });
  const Piece = lazy(async () => ({ default: await (isPrerendering() ? load() : arrived) }));
  return { Piece, arrive };
}
