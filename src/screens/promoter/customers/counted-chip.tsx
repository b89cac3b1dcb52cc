import type { ReactNode } from "react";
import { useFormats } from "../../../i18n/use-formats";
import { Chip } from "../../../ui/chips";

interface CountedChipProps {
  /** How many customers it would leave; null until all of them are known. */
  count: number | null;
  isChosen: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A choice of a filter with the number of customers that it would leave. */
export function CountedChip({ count, isChosen, onPress, children }: CountedChipProps) {
  const { number } = useFormats();
  return (
    <Chip count={count === null ? undefined : number(count)} isChosen={isChosen} onPress={onPress}>
      {children}
      {count === null && <span aria-hidden="true" className="h-2.5 w-6 rounded-tag bg-current opacity-15" />}
    </Chip>
  );
}
