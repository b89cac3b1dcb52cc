import { useEffect, useState } from "react";
import { whenFirstInteraction } from "../../platform/first-interaction";

/** Whether the visitor has scrolled, pressed or typed since the page came. */
export function useEngaged(): boolean {
  const [isEngaged, setEngaged] = useState(false);
  useEffect(() => whenFirstInteraction(() => setEngaged(true)), []);
  return isEngaged;
}
