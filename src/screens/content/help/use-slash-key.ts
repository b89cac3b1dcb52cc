import { useEffect } from "react";
import { onKeyDown } from "../../../platform/keyboard";
import { focusBySelector } from "../../../platform/page";

/** The slash key jumps to the field with this id, except while something is being written. */
export function useSlashKey(id: string): void {
  useEffect(
    () =>
      onKeyDown((event) => {
        if (event.key !== "/" || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target instanceof Element && event.target.closest(textInputSelector)) return;
        event.preventDefault();
        focusBySelector(`#${id}`);
      }),
    [id],
  );
}

const textInputSelector = "input, textarea, select, [contenteditable], dialog";
