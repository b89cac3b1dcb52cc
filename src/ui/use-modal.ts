import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { onEscape } from "../platform/keyboard";

/** Why a dialog closes: by the page itself, a click beside it, its close mark, or the escape key. */
export type CloseReason = "user" | "modal click" | "button" | "escape";

export interface ModalRules {
  isOpen: boolean;
  onClose: (reason: CloseReason) => void;
  closesOnModalClick?: boolean | undefined;
  closesOnEscape?: boolean | undefined;
  /** While something is pending no way out works. */
  isLocked?: boolean | undefined;
}

/** Open dialogs, the topmost last. Only effects touch it, so nothing is shared between requests of a server. */
const openDialogs: HTMLDialogElement[] = [];

/**
 * Opens and closes a native modal dialog with `isOpen` and turns every way out into `onClose(reason)`. It never
 * closes by itself: the owner answers by setting `isOpen`. Focus starts on `[data-first-focus]` and returns to where
 * it was, or to what is left around that.
 */
export function useModal({
  isOpen,
  onClose,
  closesOnModalClick = true,
  closesOnEscape = true,
  isLocked,
}: ModalRules) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressedInside = useRef(false);

  const handleEscape = useEffectEvent(() => {
    if (closesOnEscape && !isLocked) onClose("escape");
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const page = dialog.ownerDocument;
    const places = placesAround(page.activeElement);
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[data-first-focus]")?.focus();
    openDialogs.push(dialog);
    const stopListening = onEscape((event) => {
      if (event.defaultPrevented || openDialogs.at(-1) !== dialog) return;
      event.preventDefault();
      handleEscape();
    });
    return () => {
      stopListening();
      openDialogs.splice(openDialogs.indexOf(dialog), 1);
      dialog.close();
      // A dialog that has left the page already gives nothing back by itself.
      const isFocusLost = () => page.activeElement === null || page.activeElement === page.body;
      if (places[0]?.isConnected && isFocusLost()) focusFirst(places);
      // Where what was focused is gone, the page may have a place of its own for the focus: its effects come first.
      else queueMicrotask(() => isFocusLost() && focusFirst(places));
    };
  }, [isOpen]);

  return {
    ref,
    onPointerDown: (event: PointerEvent) => {
      isPressedInside.current = event.target !== event.currentTarget;
    },
    /**
     * The backdrop belongs to the dialog element. A press that began inside (dragging a selection) does not count.
     */
    onClick: (event: MouseEvent) => {
      const isBeside = event.target === event.currentTarget && !isPressedInside.current;
      isPressedInside.current = false;
      if (isBeside && closesOnModalClick && !isLocked) onClose("modal click");
    },
    /** The device's own close request, such as the back gesture: the owner decides here too. */
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (closesOnEscape && !isLocked) onClose("escape");
    },
    /** A browser may close a dialog that refused twice; its owner decides whether it is open. */
    onClose: (event: SyntheticEvent) => {
      if (event.target === event.currentTarget && isOpen) ref.current?.showModal();
    },
  };
}

/** An element and what it stands in, without the page's body. */
function placesAround(element: Element | null): readonly HTMLElement[] {
  const places: HTMLElement[] = [];
  for (
    let place = element;
    place instanceof HTMLElement && place.localName !== "body";
    place = place.parentElement
  )
    places.push(place);
  return places;
}

/** Focuses the first that is still in the page: what was asked about may have taken its button along. */
function focusFirst(places: readonly HTMLElement[]): void {
  const place = places.find(({ isConnected }) => isConnected);
  if (place === undefined) return;
  if (place !== places[0] && place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
