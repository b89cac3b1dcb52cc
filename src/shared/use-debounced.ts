import { useEffect, useState } from "react";
import { timings } from "../rules/limits";

/** A value once it has stood still for a moment, so that pressing a key five times asks the server once. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), timings.debounce);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
