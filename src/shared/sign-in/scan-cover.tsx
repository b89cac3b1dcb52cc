import { Button } from "../../ui/button";

interface ScanCoverProps {
  text: string;
  /** The verb that brings another code; absent while the phone is at work. */
  action?: string | undefined;
  onAction: () => void;
  isBusy: boolean;
}

/** Covers a code that cannot be scanned now, with the reason. */
export function ScanCover({ text, action, onAction, isBusy }: ScanCoverProps) {
  return (
    <div
      role="status"
      className="absolute inset-0 grid content-center justify-items-center gap-3 rounded-control bg-card/95 p-3 text-center"
    >
      <p className="font-semibold text-13">{text}</p>
      {action !== undefined && (
        <Button size="small" onClick={onAction} isBusy={isBusy}>
          {action}
        </Button>
      )}
    </div>
  );
}
