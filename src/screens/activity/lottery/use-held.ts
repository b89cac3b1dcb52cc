import { useState } from "react";

/** The value as it was when `isHeld` became true, until it is false again. */
export function useHeld<Value extends object | undefined>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState<Value>(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
}
