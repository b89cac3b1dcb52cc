import { useState } from "react";
import { hasUnsavedInput } from "../platform/unsaved-input";

interface GuardedReload {
  /** Whether the press was answered with the question whether to lose what is typed. */
  readonly isAsking: boolean;
  readonly reload: () => void;
}

/** Reloads at a press; where something typed would be lost, at the press after the question. */
export function useGuardedReload(onReload: () => void): GuardedReload {
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    reload: () => {
      if (!isAsking && hasUnsavedInput()) setAsking(true);
      else onReload();
    },
  };
}
