import { type RefObject, useEffect, useState } from "react";
import { throttle } from "../../../platform/timing";
import { timings } from "../../../rules/limits";
import { currentHeading } from "./current-heading";

/** Pixels below the top of the window at which a section counts as being read. */
const readingLine = 120;

/** The id of the heading being read while the page scrolls; null until it is known. */
export function useCurrentHeading(
  article: RefObject<HTMLElement | null>,
  ids: readonly string[],
): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const page = article.current?.ownerDocument;
    if (!page || ids.length === 0) return;
    const follow = () => {
      const tops = ids.map((id) => page.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
      const { scrollTop, clientHeight, scrollHeight } = page.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      setCurrent(ids[currentHeading(tops, readingLine, isAtEnd)] ?? null);
    };
    const handleScroll = throttle(follow, timings.scrollThrottle);
    follow();
    page.addEventListener("scroll", handleScroll, { passive: true });
    return () => {
      handleScroll.cancel();
      page.removeEventListener("scroll", handleScroll);
    };
  }, [article, ids]);
  return current;
}
