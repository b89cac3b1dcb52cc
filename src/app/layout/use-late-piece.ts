import { type ComponentType, useEffect, useState } from "react";
import { onNetworkChange } from "../../platform/network";
import { reportProblem } from "../../platform/report";
import { whenIdle } from "../../platform/visibility";

/**
 * A piece of the frame whose code comes once the page is at rest, so that it is here when the network goes. Null until
 * then; where it cannot be fetched the page stands without it, and a change of the network tries again.
 */
export function useLatePiece(load: () => Promise<ComponentType>): ComponentType | null {
  const [piece, setPiece] = useState<{ readonly Piece: ComponentType } | null>(null);
  const hasPiece = piece !== null;
  useEffect(() => {
    if (hasPiece) return;
    const fetchPiece = () =>
      load().then(
        (Piece) => setPiece({ Piece }),
        (error: unknown) => reportProblem("A part of the page could not be fetched", error),
      );
    const stopWaiting = whenIdle(fetchPiece);
    const stopListening = onNetworkChange(fetchPiece);
    return () => {
      stopWaiting();
      stopListening();
    };
  }, [load, hasPiece]);
  return piece?.Piece ?? null;
}
