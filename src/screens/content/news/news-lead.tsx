import type { components } from "../../../generated/content";

/** What the news is about in one sentence, with its picture where there is one; the text follows under a hairline. */
export function NewsLead({ news }: { news: components["schemas"]["NewsArticle"] }) {
  if (news.summary === "" && news.thumbnail === null) return null;
  return (
    <div className="mb-6 grid items-start gap-x-10 gap-y-4 border-line border-b pb-6 sm:grid-flow-col sm:grid-cols-[minmax(0,1fr)] sm:auto-cols-[16rem]">
      <p lang={news.lang} className="text-20 text-ink2">
        {news.summary}
      </p>
      {news.thumbnail !== null && (
        <img
          src={news.thumbnail}
          alt=""
          width={320}
          height={200}
          className="aspect-[8/5] w-full rounded-control border border-line bg-card object-cover"
        />
      )}
    </div>
  );
}
