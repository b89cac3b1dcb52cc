import { Link } from "react-router-dom";
import type { components } from "../../../generated/content";
import { useTranslation } from "../../../i18n/use-translation";
import { newsAddress } from "../../../shared/routing/addresses";
import { classNames } from "../../../ui/class-names";
import { LanguageTag } from "../language-tag";

type Neighbour = components["schemas"]["NewsNeighbour"] | null;

/** The neighbours in the category, one at either side of a hairline. */
export function NewsNeighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  const { t } = useTranslation("content");
  if (previous === null && next === null) return null;
  return (
    <nav
      aria-label={t("news.neighbours")}
      className={classNames(
        "mt-10 grid border-ink border-t md:mt-16 print:hidden",
        previous !== null && next !== null ? "grid-cols-2 divide-x divide-line2" : "grid-cols-1",
      )}
    >
      <NeighbourSlot neighbour={previous} label={t("news.previous")} />
      <NeighbourSlot neighbour={next} label={t("news.next")} isRight />
    </nav>
  );
}

interface NeighbourSlotProps {
  neighbour: Neighbour;
  label: string;
  isRight?: boolean;
}

function NeighbourSlot({ neighbour, label, isRight = false }: NeighbourSlotProps) {
  if (neighbour === null) return null;
  return (
    <Link
      to={newsAddress(neighbour)}
      className={classNames("group block py-5", isRight ? "pl-4 text-right sm:pl-6" : "pr-4 sm:pr-6")}
    >
      <span className="block text-13 text-ink2">
        {label} <LanguageTag lang={neighbour.lang} />
      </span>
      <span
        lang={neighbour.lang}
        className="mt-0.5 block text-balance transition-colors group-hover:text-green"
      >
        {neighbour.title}
      </span>
    </Link>
  );
}
