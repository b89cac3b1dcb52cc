import { useLatePiece } from "./use-late-piece";

const loadLateFrame = () => import("./late-frame").then((module) => module.LateFrame);

/** Where notices stand: that the network is gone, that an address is unknown. */
export function NoticePlace() {
  const LateFrame = useLatePiece(loadLateFrame);
  return LateFrame && <LateFrame />;
}
