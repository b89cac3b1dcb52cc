import X from "lucide/dist/esm/icons/x.mjs";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "../ui/class-names";
import type { ClosingState } from "../ui/closing-line";
import { Dialog } from "../ui/dialog";
import { IconButton } from "../ui/icon-button";
import { Line, Lines, Total } from "../ui/lines";
import { Slip } from "../ui/slip";
import { useUiTranslations } from "../ui/ui-translations";

/** One line of a formula: what it is, how it came about, how much. */
export interface ReceiptLine {
  readonly label: string;
  readonly note?: string | undefined;
  readonly value: string;
}

interface ReceiptAmountProps {
  /** The number as shown on the page. */
  children: ReactNode;
  /** What the number is: the title of its receipt. */
  title: string;
  /** Accessible name of the number's button: "How this number comes about". */
  hint: string;
  /** A function where working them out for every row of a list would cost: called when the receipt is opened. */
  lines: readonly ReceiptLine[] | (() => readonly ReceiptLine[]);
  /** The number itself at the foot of its formula; open while it is an estimate. */
  total: { readonly label: string; readonly value: string; readonly state?: ClosingState };
  /** The number as text where the page shows another than the total of its receipt. */
  shown?: string | undefined;
  /** Where the numbers come from, and of when they are. */
  source: ReactNode;
  className?: string;
}

/** A number that can be tapped: its receipt shows the formula line by line and where it comes from. */
export function ReceiptAmount({
  children,
  title,
  hint,
  total,
  shown = total.value,
  className,
  ...receipt
}: ReceiptAmountProps) {
  /** Null until it is opened for the first time: most receipts of a list never are. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${title} ${shown}, ${hint}`}
        onClick={() => setOpen(true)}
        className={classNames(
          "figures touch-area rounded-tag underline decoration-1 decoration-edge decoration-dotted underline-offset-[0.3em] hover:decoration-ink active:decoration-2 active:decoration-ink",
          className,
        )}
      >
        {children}
      </button>
      {isOpen !== null && (
        <Receipt
          {...receipt}
          title={title}
          hint={hint}
          total={total}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface ReceiptProps extends Pick<ReceiptAmountProps, "title" | "hint" | "lines" | "total" | "source"> {
  isOpen: boolean;
  onClose: () => void;
}

function Receipt({ title, hint, lines, total, source, isOpen, onClose }: ReceiptProps) {
  const translations = useUiTranslations();
  const titleId = useId();
  const visibleLines = typeof lines === "function" ? lines() : lines;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={titleId}>
      <Slip>
        <div className="flex items-start justify-between gap-3 border-ink border-b pb-1.5">
          <div>
            <h2 id={titleId} className="text-17 text-ink">
              {title}
            </h2>
            <p className="text-13 text-ink2">{hint}</p>
          </div>
          <IconButton icon={X} label={translations.close} onClick={onClose} className="-mt-2 -mr-3" />
        </div>
        <Lines className="font-normal text-15 text-ink">
          {visibleLines.map((line) => (
            <Line key={line.label} label={line.label} note={line.note} isNoteBelow>
              {line.value}
            </Line>
          ))}
          <Total label={total.label} state={total.state}>
            {total.value}
          </Total>
        </Lines>
        <p className="pt-2.5 font-normal text-13 text-ink2">{source}</p>
      </Slip>
    </Dialog>
  );
}
