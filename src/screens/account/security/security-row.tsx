import type { ReactNode, RefObject } from "react";
import { useId } from "react";
import { Button } from "../../../ui/button";

interface SecurityRowProps {
  title: string;
  /** Its status. */
  state: ReactNode;
  /** Opens the form below, or closes it; left out where nothing is to be done. */
  toggle?: (OpenForm & { readonly label: string }) | undefined;
  /** The form, while it is open. */
  children?: ReactNode;
}

/** Whether the form of a row is open, and its button, which opens and closes it. */
interface OpenForm {
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** A security setting: its status, and the form that changes it. */
export function SecurityRow({ title, state, toggle, children }: SecurityRowProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-b py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="text-17">
            {title}
          </h2>
          <div className="text-ink2 [overflow-wrap:anywhere]">{state}</div>
        </div>
        {toggle && (
          <Button ref={toggle.button} size="small" aria-expanded={toggle.isOpen} onClick={toggle.onPress}>
            {toggle.label}
          </Button>
        )}
      </div>
      {children && <div className="mt-5 max-w-panel">{children}</div>}
    </section>
  );
}
