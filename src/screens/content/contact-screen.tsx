import { useTranslation } from "../../i18n/use-translation";
import { InViewport } from "../../shared/in-viewport";
import { PageHeader } from "../../shared/page-header";
import { Container } from "../../ui/container";
import { CallBack } from "./contact/call-back";
import { ContactChannels } from "./contact/contact-channels";

const loadSuggestion = () => import("./contact/suggestion").then((module) => module.Suggestion);
const noProps = {};

/** How to reach people: by phone, in writing, or by being called back; and where suggestions go. */
export function ContactScreen() {
  const { t } = useTranslation("content-contact");
  return (
    <Container className="pt-8 md:pt-16">
      <PageHeader title={t("title")} description={t("description")} />
      <h1 className="text-34 md:text-46">{t("heading")}</h1>
      <p className="mt-2 max-w-reading text-17 text-ink2">{t("intro")}</p>
      <div className="mt-6 grid gap-x-15 gap-y-16 md:mt-10 md:grid-cols-[minmax(0,1fr)_26rem] md:in-data-care:grid-cols-1">
        <ContactChannels />
        <CallBack />
      </div>
      <InViewport id="suggestion" className="min-h-96" load={loadSuggestion} props={noProps} />
    </Container>
  );
}
