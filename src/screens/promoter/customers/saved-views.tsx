import Bookmark from "lucide/dist/esm/icons/bookmark.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { type FormEvent, useState } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { cleanText } from "../../../rules/clean-text";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { FormDialog } from "../../../ui/form-dialog";
import { IconButton } from "../../../ui/icon-button";
import { TextInput } from "../../../ui/text-input";
import { textLink } from "../../../ui/text-link";
import { toaster } from "../../../ui/toaster";
import { agentAddresses } from "../area/agent-addresses";
import { type CustomerView, customerViewQuery } from "./customer-view";
import { canAddView, maximumViewNameLength, maximumViews, type SavedView, withView } from "./list-settings";
import { storableKeyword } from "./searched-phone";

interface SavedViewsProps {
  view: CustomerView;
  views: readonly SavedView[];
  /** Takes what becomes of the views, which another tab may have changed meanwhile. */
  onChange: (change: (views: readonly SavedView[]) => readonly SavedView[]) => void;
  /** A sign without its name, where there is no room for both. */
  isCompact: boolean;
}

/** The views the user has named, and a name for the one on screen. */
export function SavedViews({ view, views, onChange, isCompact }: SavedViewsProps) {
  const { t } = useTranslation("promoter-customers");
  const [isOpen, setOpen] = useState(false);
  const name = views.length === 0 ? t("views.button") : `${t("views.button")} ${views.length}`;
  return (
    <>
      {isCompact ? (
        <IconButton icon={Bookmark} label={name} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      ) : (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {name}
        </Button>
      )}
      <FormDialog isOpen={isOpen} title={t("views.title")} onClose={() => setOpen(false)}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {views.length === 0 && <p className="text-13 text-ink2">{t("views.empty")}</p>}
          <ul aria-label={t("views.title")} className="empty:hidden">
            {views.map(({ name, query }) => (
              <li key={name} className="flex items-center justify-between border-line border-b">
                <Link
                  to={agentAddresses.customers + query}
                  replace
                  onClick={() => setOpen(false)}
                  className={`${textLink} [overflow-wrap:anywhere]`}
                >
                  {name}
                </Link>
                <IconButton
                  icon={Trash}
                  label={t("views.remove", { name })}
                  onClick={() => onChange((stored) => stored.filter((other) => other.name !== name))}
                />
              </li>
            ))}
          </ul>
          <SaveView
            views={views}
            query={customerViewQuery({ ...view, keyword: storableKeyword(view.keyword), openId: null })}
            onSave={(saved) => {
              onChange((stored) => withView(stored, saved));
              toaster.success(t("views.saved"));
              setOpen(false);
            }}
          />
        </div>
      </FormDialog>
    </>
  );
}

interface SaveViewProps {
  query: string;
  views: readonly SavedView[];
  onSave: (view: SavedView) => void;
}

function SaveView({ query, views, onSave }: SaveViewProps) {
  const { t } = useTranslation("promoter-customers");
  const [typed, setTyped] = useState("");
  if (query === "") return <p className="text-13 text-ink2">{t("views.usual")}</p>;
  const name = cleanText(typed, "trim");
  const isFull = !canAddView(views, name);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name !== "" && !isFull) onSave({ name, query });
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field label={t("views.name")}>
        <TextInput
          // Where there is nothing else to do here, what is typed is the name at once.
          data-first-focus={views.length === 0 || undefined}
          value={typed}
          maxLength={maximumViewNameLength}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        disabled={name === ""}
        reason={isFull ? t("views.full", { count: maximumViews }) : undefined}
      >
        {t("views.save")}
      </Button>
    </form>
  );
}
