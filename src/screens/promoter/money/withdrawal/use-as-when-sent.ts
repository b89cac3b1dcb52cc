import { useState } from "react";

/**
 * What was known when an amount was sent, until it is known what became of it: the server may count it already, and would
 * take it from the balance and tax it a second time.
 */
export function useAsWhenSent<Value>(current: Value, isSent: boolean): Value {
  const [known, setKnown] = useState(current);
  if (!isSent && known !== current) setKnown(current);
  return isSent ? known : current;
}
