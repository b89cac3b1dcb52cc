import { useEffect, useState } from "react";
import { timings } from "../../../rules/limits";

/** A value once it has stood still for a moment, so that pressing a key five times asks the server once. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), timings.debounce);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
