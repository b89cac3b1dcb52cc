import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { pageBody } from "../platform/page";

interface PageLayerProps {
  /** Renders nothing before it is opened, so nothing on a server. */
  isOpen: boolean;
  children: ReactNode;
}

/**
 * Puts a dialog with a form of its own outside of the form it is opened from: forms cannot stand in forms, and
 * sending the inner one must not send the outer one.
 */
export function PageLayer({ isOpen, children }: PageLayerProps) {
  const body = isOpen ? pageBody() : null;
  if (body === null) return null;
  return createPortal(<div onSubmit={(event) => event.stopPropagation()}>{children}</div>, body);
}
