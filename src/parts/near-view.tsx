import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { isPrerendering } from "../platform/browser";
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
 * and coming near once more tries again. A prerendered piece is there from the start and comes alive when near.
 */
export function NearView<Props extends object>({ load, props, id, className }: NearViewProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const isWaking = useIsWaking();
  const [isThere, setThere] = useState(isWaking);
  const [failures, setFailures] = useState(0);
  const [{ Piece, arrive }] = useState(() => waitingPiece(load));

  useEffect(() => {
    if (!place.current || failures > mostFailures) return;
    return whenNearView(place.current, () => {
      load().then(
        (loaded) => {
          arrive(loaded);
          setThere(true);
        },
        (error: unknown) => {
          reportProblem("A part of the page could not be fetched", error);
          setFailures((before) => before + 1);
        },
      );
    });
  }, [load, arrive, failures]);

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
