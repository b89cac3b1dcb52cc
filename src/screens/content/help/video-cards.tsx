import Play from "lucide/dist/esm/icons/play.mjs";
import { Link } from "react-router-dom";
import { formatDuration } from "../../../i18n/duration-format";
import { useTranslation } from "../../../i18n/use-translation";
import { helpArticleAddress } from "../../../shared/routing/addresses";
import { classNames } from "../../../ui/class-names";
import { Icon } from "../../../ui/icon";
import { useUiTranslations } from "../../../ui/ui-translations";
import type { HelpListItem } from "./article-rows";

/** Videos by their first picture: rows on phones, cards side by side above. */
export function VideoCards({ videos }: { videos: readonly HelpListItem[] }) {
  const { t } = useTranslation("content");
  return (
    <ul className={grid}>
      {videos.map((video) => (
        <li key={video.id} lang={video.lang} className={place}>
          <Link
            to={helpArticleAddress(video)}
            className={classNames("group rounded-control -outline-offset-2 sm:outline-offset-4", card)}
          >
            <VideoPicture video={video} />
            <span className="min-w-0">
              <span className="title-text transition-colors group-hover:text-green">{video.title}</span>
              <span className="figures mt-0.5 block text-13 text-ink2">
                {t("help.list.hits", { count: video.hits })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The first picture with the length on it; a plain sheet with a triangle where there is none. */
function VideoPicture({ video }: { video: HelpListItem }) {
  const address = video.wrapper ?? video.thumbnail;
  return (
    <span
      className={classNames(
        "relative grid place-items-center overflow-hidden border border-line2 bg-card transition-colors group-hover:border-ink",
        picture,
      )}
    >
      {address === null ? (
        <Icon of={Play} className="text-ink3" />
      ) : (
        <img src={address} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      )}
      {video.duration_seconds !== null && (
        <span className="figures absolute right-1.5 bottom-1.5 rounded-tag bg-ink px-1.5 text-13 text-paper">
          {formatDuration(video.duration_seconds)}
        </span>
      )}
    </span>
  );
}

/** The same places while they are being fetched. */
export function VideoCardsLoading({ count }: { count: number }) {
  const translations = useUiTranslations();
  return (
    <div role="status" aria-label={translations.loading} className={grid}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={classNames(place, card)}>
          <span className={classNames("bg-line", picture)} />
          <span className="grid h-[calc(var(--lead-15)+var(--lead-13)+2px)] flex-1 content-center gap-2.5">
            <span className="h-3.5 w-3/4 rounded-tag bg-line" />
            <span className="h-2.5 w-16 rounded-tag bg-line" />
          </span>
        </div>
      ))}
    </div>
  );
}

const grid =
  "grid grid-cols-1 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-[repeat(var(--video-columns,3),minmax(0,1fr))]";
const place = "border-line border-b last:border-b-0 sm:border-0";
const card = "flex items-center gap-4 py-3 sm:grid sm:content-start sm:gap-2.5 sm:py-0";
const picture = "aspect-video w-28 shrink-0 rounded-control sm:w-full";
