import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names";
import { MenuContext } from "./menu-context";

interface MenuProps {
  /** What the trigger shows; its style is the caller's. */
  trigger: ReactNode;
  triggerClassName?: string;
  /** The trigger's name where it shows only a drawing. */
  label?: string;
  align?: "start" | "end";
  /** `MenuItem`s. */
  children: ReactNode;
}

/**
 * A short list of actions or links under its trigger, on a native `details` element, so that it opens before scripts
 * have run. Arrow keys, Home and End move; Escape, a choice, Tab or a press outside closes.
 */
export function Menu({ trigger, triggerClassName, label, align = "start", children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = details.current;
    if (!isOpen || !element) return;
    const handlePress = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) setOpen(false);
    };
    element.ownerDocument.addEventListener("pointerdown", handlePress);
    return () => element.ownerDocument.removeEventListener("pointerdown", handlePress);
  }, [isOpen]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      summary.current?.focus();
      return;
    }
    const element = details.current;
    if (!element) return;
    const items = [...element.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const index = items.findIndex((item) => item.matches(":focus"));
    const next = itemAfterKey(event.key, index, items.length);
    if (next === undefined) return;
    event.preventDefault();
    // A closed disclosure has nothing to focus: open it at once, React follows.
    element.open = true;
    setOpen(true);
    items[next]?.focus();
  };
  const close = useCallback(() => setOpen(false), []);
  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
      setOpen(false);
  };

  return (
    <details
      ref={details}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      className="relative"
    >
      <summary
        ref={summary}
        aria-haspopup="menu"
        aria-label={label}
        className={classNames("rounded-control", triggerClassName)}
      >
        {trigger}
      </summary>
      <div
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={classNames(
          "absolute top-full z-20 mt-1 min-w-[min(10rem,75vw)] rounded-control border border-line bg-card py-1 shadow-float",
          align === "end" ? "right-0" : "left-0",
        )}
      >
        <MenuContext value={close}>{children}</MenuContext>
      </div>
    </details>
  );
}

function itemAfterKey(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowUp") return index <= 0 ? count - 1 : index - 1;
  if (key === "Home" && index >= 0) return 0;
  if (key === "End" && index >= 0) return count - 1;
  return undefined;
}
