import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import { suppressStraySecondClick } from "../platform/stray-clicks";
import { Arc } from "./arc";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class";
import { classNames } from "./class-names";
import { Icon, type LucideIcon } from "./icon";
import { type LinkTarget, UiLink } from "./link-props";

interface ButtonProps extends Omit<ComponentProps<"button">, "className">, LinkTarget {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: LucideIcon | undefined;
  isWide?: boolean | undefined;
  isBusy?: boolean | undefined;
  /** The verb shown while busy; its width is reserved, so that nothing moves. */
  busyLabel?: string | undefined;
  /**
   * Why it is disabled; shown beside the button and part of its description. Setting it disables the button. Where a
   * reason comes while the button may have the focus it is null before: then it stays the same element.
   */
  reason?: string | null | undefined;
}

/**
 * A button. With `href` or `render` it is a link of the same appearance. Busy or disabled with a reason it stays
 * focusable as `aria-disabled` and does nothing, so that screen readers announce the reason.
 */
export function Button({
  variant,
  size,
  icon,
  isWide,
  isBusy,
  busyLabel,
  reason,
  href,
  render,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const hasReason = typeof reason === "string";
  const isOff = rest.disabled === true || hasReason;
  const isInactive = isBusy === true || hasReason;
  const className = buttonClass({ variant, size, isOff, isWide });
  const content = (
    <Label icon={icon} isBusy={isBusy} busyLabel={busyLabel}>
      {rest.children}
    </Label>
  );

  if (!isOff && !isBusy && (href !== undefined || render)) {
    return <UiLink target={{ href, render }} linkProps={{ className, children: content }} />;
  }

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInactive) return event.preventDefault();
    if (event.detail === 1) suppressStraySecondClick(event.currentTarget);
    rest.onClick?.(event);
  };
  const button = (
    <button
      type="button"
      {...rest}
      className={className}
      onClick={handleClick}
      aria-disabled={isInactive || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={hasReason ? reasonId : rest["aria-describedby"]}
    >
      {content}
    </button>
  );
  if (reason === undefined) return button;
  return (
    <span className={classNames("inline-flex flex-wrap items-center gap-x-3 gap-y-2", isWide && "w-full")}>
      {button}
      {hasReason && (
        <span id={reasonId} className="text-13 text-ink2">
          {reason}
        </span>
      )}
    </span>
  );
}

interface LabelProps {
  icon: LucideIcon | undefined;
  isBusy: boolean | undefined;
  busyLabel: string | undefined;
  children: ReactNode;
}

function Label({ icon, isBusy = false, busyLabel, children }: LabelProps) {
  const inCell = "col-start-1 row-start-1 inline-flex items-center justify-center gap-2";
  return (
    <>
      <span
        className={classNames(inCell, isBusy && "invisible")}
        aria-hidden={(isBusy && busyLabel !== undefined) || undefined}
      >
        {icon && <Icon of={icon} />}
        {children}
      </span>
      {(isBusy || busyLabel !== undefined) && (
        <span className={classNames(inCell, !isBusy && "invisible")} aria-hidden={!isBusy || undefined}>
          <Arc />
          {busyLabel}
        </span>
      )}
    </>
  );
}
