import { useEffect, useState } from "react";
import { whenEngaged } from "../../platform/engagement";

/** Whether the visitor has scrolled, pressed or typed since the page came. */
export function useEngaged(): boolean {
  const [isEngaged, setEngaged] = useState(false);
  useEffect(() => whenEngaged(() => setEngaged(true)), []);
  return isEngaged;
}
