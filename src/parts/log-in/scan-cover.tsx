import { Button } from "../../ui/button";

interface ScanCoverProps {
  text: string;
  /** The verb that brings another code; absent while the phone is at work. */
  act?: string | undefined;
  onAct: () => void;
  isBusy: boolean;
}

/** Lies over a code that cannot be scanned now and says why. */
export function ScanCover({ text, act, onAct, isBusy }: ScanCoverProps) {
  return (
    <div
      role="status"
      className="absolute inset-0 grid content-center justify-items-center gap-3 rounded-control bg-card/95 p-3 text-center"
    >
      <p className="font-semibold text-13">{text}</p>
      {act !== undefined && (
        <Button size="small" onClick={onAct} isBusy={isBusy}>
          {act}
        </Button>
      )}
    </div>
  );
}
