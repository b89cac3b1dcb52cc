import { useEffect, useState } from "react";
import { timings } from "../../../../rules/limits";

/** A value once it has not changed for an instant, so that typing five digits asks the server once. */
export function useSettledValue<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), timings.debounce);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
