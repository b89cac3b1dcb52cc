import { useLatePiece } from "./use-late-piece";

const loadNotices = () => import("./notices").then((module) => module.Notices);

/** Where notices stand: that the network is gone, that an address is unknown. */
export function NoticePlace() {
  const Notices = useLatePiece(loadNotices);
  return Notices && <Notices />;
}
