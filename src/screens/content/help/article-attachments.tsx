import Download from "lucide/dist/esm/icons/download.mjs";
import { formatFileSize } from "../../../i18n/file-size";
import { useTranslation } from "../../../i18n/use-translation";
import { Icon } from "../../../ui/icon";
import type { HelpArticle } from "./article-header";

/** Files that belong to an article, with their size. */
export function ArticleAttachments({ files }: { files: HelpArticle["attachments"] }) {
  const { t } = useTranslation("content");
  if (files.length === 0) return null;
  return (
    <ul aria-label={t("help.article.attachments")} className="text-13">
      {files.map((file) => (
        <li key={file.link}>
          <a
            href={file.link}
            download={file.name}
            className="inline-flex min-h-9 items-center gap-2 rounded-tag -outline-offset-2 transition-colors hover:text-green max-lg:min-h-control"
          >
            <Icon of={Download} size="small" />
            <span>
              {file.name}
              <span className="figures ml-1.5 text-ink2">{formatFileSize(file.size_bytes)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
