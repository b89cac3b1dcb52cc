import Play from "lucide-react/icons/play";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "../../../i18n/use-formats";
import { helpArticleAddress } from "../../../parts/routing/addresses";
import { Icon } from "../../../ui/icon";
import type { HelpListItem } from "./article-rows";

/** Videos by their first picture: rows on phones, cards side by side above. */
export function VideoCards({ videos }: { videos: readonly HelpListItem[] }) {
  const { t } = useTranslation("content");
  return (
    <ul className="grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-[repeat(var(--video-columns,3),minmax(0,1fr))]">
      {videos.map((video) => (
        <li key={video.id} lang={video.lang} className="border-line border-b last:border-b-0 sm:border-0">
          <Link
            to={helpArticleAddress(video)}
            className="group flex items-center gap-4 rounded-control py-3 -outline-offset-2 sm:grid sm:content-start sm:gap-2.5 sm:py-0 sm:outline-offset-4"
          >
            <VideoPicture video={video} />
            <span className="min-w-0">
              <span className="transition-colors group-hover:text-green">{video.title}</span>
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
  const formats = useFormats();
  const picture = video.wrapper ?? video.thumbnail;
  return (
    <span className="relative grid aspect-video w-28 shrink-0 place-items-center overflow-hidden rounded-control border border-line2 bg-card transition-colors group-hover:border-ink sm:w-full">
      {picture === null ? (
        <Icon of={Play} className="text-ink3" />
      ) : (
        <img src={picture} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      )}
      {video.duration_seconds !== null && (
        <span className="figures absolute right-1.5 bottom-1.5 rounded-tag bg-ink px-1.5 text-13 text-paper">
          {formats.duration(video.duration_seconds)}
        </span>
      )}
    </span>
  );
}
