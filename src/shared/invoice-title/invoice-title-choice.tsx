import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import { invoiceBookQuery } from "../../api/mall/queries";
import { RadioGroupField } from "../../forms/choice-fields";
import type { FormState } from "../../forms/use-form";
import type { components } from "../../generated/mall";
import { useDescribeError } from "../../i18n/use-message";
import { useTranslation } from "../../i18n/use-translation";
import type { InvoiceRequestInput, InvoiceRequestOutput } from "../../rules/mall";
import { Button } from "../../ui/button";
import { PageProblem } from "../../ui/page-problem";
import { Skeleton } from "../../ui/skeleton";
import { Tag } from "../../ui/tag";
import { InvoiceTitleDialog } from "./invoice-title-dialog";
import { useTitlesFull } from "./use-titles-full";

type Title = components["schemas"]["InvoiceTitle"];

interface InvoiceTitleChoiceProps {
  form: FormState<InvoiceRequestInput, InvoiceRequestOutput>;
  userId: string;
  productNo: string;
}

/** The stored titles that fit the selected medium and type, and a form to add one. */
export function InvoiceTitleChoice({ form, userId, productNo }: InvoiceTitleChoiceProps) {
  const { t } = useTranslation("invoice");
  const describeError = useDescribeError();
  const [isAdding, setAdding] = useState(false);
  const [mediaType, invoicetype] = useWatch({ control: form.control, name: ["mediaType", "invoicetype"] });
  const isSpecial = invoicetype === "2";
  const book = useQuery(
    invoiceBookQuery(userId, productNo, {
      mediaType: mediaType === "2" ? 2 : 1,
      invoicetype: isSpecial ? 2 : 1,
    }),
  );
  // A special invoice shows the titles of companies alone; those of persons take room as well.
  const wholeBook = useQuery({
    ...invoiceBookQuery(userId, productNo, { mediaType: 1, invoicetype: 1 }),
    enabled: isSpecial,
  });
  const titles = book.data?.titles;
  const fullReason = useTitlesFull(isSpecial ? wholeBook.data?.titles : titles);
  useFittingTitle(form, titles);

  const handleSaved = (title: Title) => {
    setAdding(false);
    form.setValue("titleId", String(title.titleId), { shouldValidate: true });
  };
  if (book.isPending) return <Skeleton rows={2} />;
  if (titles === undefined)
    return (
      <PageProblem
        title={t("choice.failed")}
        onRetry={() => void book.refetch()}
        isRetrying={book.isFetching}
      >
        {book.error && describeError(book.error)}
      </PageProblem>
    );
  return (
    <div>
      <RadioGroupField
        form={form}
        name="titleId"
        label={t("choice.titles")}
        choices={titles.map((title) => ({
          value: String(title.titleId),
          label: <TitleName title={title} />,
        }))}
      />
      {titles.length === 0 && (
        <p className="text-ink2">{t(isSpecial ? "choice.noneSpecial" : "choice.none")}</p>
      )}
      {isSpecial && titles.length > 0 && <p className="text-13 text-ink2">{t("choice.specialHint")}</p>}
      <div className="mt-1 -ml-2.5">
        <Button variant="quiet" size="small" onClick={() => setAdding(true)} reason={fullReason}>
          {t("choice.add")}
        </Button>
      </div>
      <InvoiceTitleDialog
        userId={userId}
        isOpen={isAdding}
        title={null}
        onSaved={handleSaved}
        onClose={() => setAdding(false)}
      />
    </div>
  );
}

/** The name of a title with its tax number, and whether it is the usual one. */
export function TitleName({ title }: { title: Pick<Title, "title" | "taxNumber" | "isDefault"> }) {
  const { t } = useTranslation("invoice");
  return (
    <span className="min-w-0">
      <bdi className="[overflow-wrap:anywhere]">{title.title}</bdi>{" "}
      {title.isDefault && <Tag>{t("title.defaultTag")}</Tag>}
      {title.taxNumber !== null && (
        <span className="block text-13 text-ink2 [overflow-wrap:anywhere]">{title.taxNumber}</span>
      )}
    </span>
  );
}

/** Chooses the default title at first; one that does not fit the type chosen meanwhile gives way to one that does. */
function useFittingTitle(
  form: FormState<InvoiceRequestInput, InvoiceRequestOutput>,
  titles: readonly Title[] | undefined,
): void {
  const choose = useEffectEvent((fitting: readonly Title[]) => {
    const chosen = form.getValues("titleId");
    if (fitting.some(({ titleId }) => String(titleId) === chosen)) return;
    const [first] = fitting;
    form.setValue("titleId", first ? String(first.titleId) : "");
    if (first?.email && form.getValues("email") === "") form.setValue("email", first.email);
  });
  useEffect(() => {
    if (titles !== undefined) choose(titles);
  }, [titles]);
}
