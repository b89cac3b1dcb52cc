import { useTranslation } from "../../../i18n/use-translation";
import { Banner } from "../../../ui/banner";
import type { HelpArticle } from "./article-header";

/** The video of an article; its poster and a note while it is not online. */
export function ArticleVideo({ article }: { article: HelpArticle }) {
  const { t } = useTranslation("content");
  const poster = article.wrapper ?? article.thumbnail;
  if (article.video_url === null) {
    return (
      <div className="mt-6 print:hidden">
        {poster !== null && <img src={poster} alt="" className={screen} />}
        <Banner tone="plain" className="mt-3">
          {t("help.article.videoMissing")}
        </Banner>
      </div>
    );
  }
  return (
    <video
      controls
      playsInline
      preload="metadata"
      src={article.video_url}
      poster={poster ?? undefined}
      aria-label={article.title}
      className={`mt-6 ${screen} print:hidden`}
    >
      <track
        kind="captions"
        src={captionsAddress(article.video_url)}
        srcLang={article.lang}
        label={t("help.article.videoTranscript")}
      />
    </video>
  );
}

const screen = "aspect-video w-full rounded-control border border-line2 bg-card object-cover";

/** Captions lie beside the video, under its name with .vtt; a video without them plays all the same. */
function captionsAddress(video: string): string {
  return video.replace(/\.\w+(?=$|[?#])/, ".vtt");
}
