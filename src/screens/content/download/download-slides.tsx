import { useQuery } from "@tanstack/react-query";
import { slidesQuery } from "../../../api/content/queries";
import { useReportedFailure } from "../../../shared/use-reported-failure";
import { listLink } from "../../../ui/text-link";
import { Placeholder } from "../home/fetched";
import { ContentLink } from "../news/content-link";

/** Editors' slides beside the downloads, two side by side. Without slides no space is reserved. */
export function DownloadSlides() {
  const slides = useQuery(slidesQuery("download"));
  useReportedFailure(slides.error, "获取列表出错");
  if (slides.isPending) {
    return (
      <div aria-hidden="true" className={columns}>
        {[0, 1].map((slide) => (
          <div key={slide}>
            <span className="block aspect-[9/4] w-full rounded-control bg-line" />
            <p className="mt-3 text-17">
              <Placeholder className="w-48" />
            </p>
            <p>
              <Placeholder className="w-64" />
            </p>
          </div>
        ))}
      </div>
    );
  }
  if (slides.data === undefined || slides.data.length === 0) return null;
  return (
    <ul className={columns}>
      {slides.data.slice(0, 2).map(({ id, title, summary, image, link }) => (
        <li key={id} className="relative">
          <img
            src={image}
            alt=""
            width={720}
            height={320}
            loading="lazy"
            className="aspect-[9/4] w-full rounded-control border border-line bg-card object-cover"
          />
          <h3 className="mt-3 text-17">
            {link === null ? (
              title
            ) : (
              <ContentLink to={link} className={`${listLink} after:absolute after:inset-0`}>
                {title}
              </ContentLink>
            )}
          </h3>
          <p className="text-ink2">{summary}</p>
        </li>
      ))}
    </ul>
  );
}

const columns = "grid gap-x-10 gap-y-8 sm:grid-cols-2";
