import { type ComponentType, useEffect, useRef, useState } from "react";
import { reportProblem } from "../platform/report";
import { whenNearView } from "../platform/visibility";

interface NearViewProps<Props extends object> {
  /** A stable function: the piece is fetched once it is nearly on screen. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** Fetches and shows a heavy piece only when the reader comes near; the place around it keeps its height. */
export function NearView<Props extends object>({ load, props }: NearViewProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [Piece, setPiece] = useState<ComponentType<Props> | null>(null);

  useEffect(() => {
    if (!place.current) return;
    return whenNearView(place.current, () => {
      load().then(
        (loaded) => setPiece(() => loaded),
        // The footer goes without it; the page itself is not touched.
        (error: unknown) => reportProblem("A part of the page could not be fetched", error),
      );
    });
  }, [load]);

  return <div ref={place}>{Piece && <Piece {...props} />}</div>;
}
