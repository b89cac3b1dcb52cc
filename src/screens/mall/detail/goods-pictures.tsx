import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";

/** The pictures of a service: one large, the others below to choose from. */
export function GoodsPictures({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const { t } = useTranslation("mall-goods");
  const [chosen, setChosen] = useState(0);
  const currentPicture = pictures[chosen] ?? pictures[0];
  if (currentPicture === undefined) return null;
  return (
    <div>
      <img
        src={currentPicture}
        data-share-picture
        alt={t("detail.picture", { name, number: chosen + 1 })}
        width={720}
        height={320}
        className="aspect-[9/4] w-full rounded-control border border-line bg-card object-contain"
      />
      {pictures.length > 1 && (
        <ul
          aria-label={t("detail.pictures")}
          className="mt-2 grid grid-cols-4 gap-2 sm:flex sm:flex-wrap print:hidden"
        >
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-pressed={index === chosen}
                aria-label={t("detail.picture", { name, number: index + 1 })}
                onClick={() => setChosen(index)}
                className="block h-11 w-full overflow-hidden sm:h-14 sm:w-31 rounded-control border border-line bg-card aria-pressed:border-ink aria-pressed:shadow-[inset_0_0_0_1px_var(--ink)]"
              >
                {/* Lazily: drawing all of them is most of what the first picture of this screen would wait for. */}
                <img src={picture} alt="" loading="lazy" className="size-full object-contain" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
