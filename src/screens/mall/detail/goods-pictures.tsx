import { useState } from "react";
import { useTranslation } from "react-i18next";

/** The pictures of a service: one large, the others below to choose from. */
export function GoodsPictures({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const { t } = useTranslation("mall-goods");
  const [chosen, setChosen] = useState(0);
  const shown = pictures[chosen] ?? pictures[0];
  if (shown === undefined) return null;
  return (
    <div>
      <img
        src={shown}
        data-share-picture
        alt={t("detail.picture", { name, number: chosen + 1 })}
        className="aspect-[3/1] w-full rounded-control border border-line bg-card object-contain p-6"
      />
      {pictures.length > 1 && (
        <ul aria-label={t("detail.pictures")} className="mt-2 flex flex-wrap gap-2">
          {pictures.map((picture, place) => (
            <li key={picture}>
              <button
                type="button"
                aria-pressed={place === chosen}
                aria-label={t("detail.picture", { name, number: place + 1 })}
                onClick={() => setChosen(place)}
                className="block size-16 overflow-hidden rounded-control border border-line bg-card aria-pressed:border-ink"
              >
                <img src={picture} alt="" className="size-full object-contain" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
