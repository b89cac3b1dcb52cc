import Check from "lucide/dist/esm/icons/check.mjs";
import { type ReactNode, useContext } from "react";
import { Icon } from "./icon";
import { type LinkTarget, UiLink } from "./link-props";
import { MenuContext } from "./menu-context";

interface MenuItemProps extends LinkTarget {
  children: ReactNode;
  onSelect?: () => void;
  isChosen?: boolean;
}

/** An item of a `Menu`: an action, or with `href` or `render` a link. */
export function MenuItem({ children, onSelect, isChosen = false, href, render }: MenuItemProps) {
  const className = `flex min-h-10 w-full items-center justify-between gap-4 whitespace-nowrap px-3 text-left -outline-offset-2 transition-colors max-sm:min-h-control ${
    isChosen ? "bg-tint-green text-green" : "text-ink hover:bg-sunk active:bg-sunk"
  }`;
  const close = useContext(MenuContext);
  const handleSelect = () => {
    close();
    onSelect?.();
  };
  const content = (
    <>
      {children}
      {isChosen && <Icon of={Check} />}
    </>
  );
  if (href !== undefined || render) {
    return (
      <UiLink
        target={{ href, render }}
        linkProps={{
          className,
          children: content,
          role: "menuitem",
          onClick: handleSelect,
          tabIndex: -1,
          "aria-current": isChosen ? "page" : undefined,
        }}
      />
    );
  }
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={className} onClick={handleSelect}>
      {content}
    </button>
  );
}
