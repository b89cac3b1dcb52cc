import { type ComponentType, useEffect, useRef, useState } from "react";
import { reportProblem } from "../platform/report";
import { whenNearView } from "../platform/visibility";

interface NearViewProps<Props extends object> {
  /** A stable function: the piece is fetched once it is nearly on screen. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  id?: string;
  /** Height of the place until the piece is there. */
  className?: string;
}

/**
 * Fetches and shows a heavy piece only when the reader comes near. Where it cannot be fetched, its place stays empty
 * and coming near once more tries again.
 */
export function NearView<Props extends object>({ load, props, id, className }: NearViewProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [Piece, setPiece] = useState<ComponentType<Props> | null>(null);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (!place.current || failures > mostFailures) return;
    return whenNearView(place.current, () => {
      load().then(
        (loaded) => setPiece(() => loaded),
        (error: unknown) => {
          reportProblem("A part of the page could not be fetched", error);
          setFailures((before) => before + 1);
        },
      );
    });
  }, [load, failures]);

  return (
    <div ref={place} id={id} className={Piece ? undefined : className}>
      {Piece && <Piece {...props} />}
    </div>
  );
}

/** A piece that fails this often is left out, so that a broken deployment is not asked for ever. */
const mostFailures = 3;
