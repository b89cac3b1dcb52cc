import { Container } from "../../../ui/container";
import { useUiTranslations } from "../../../ui/ui-translations";

/** The goods page while it is being fetched: the same columns. */
export function GoodsPageLoading() {
  const translations = useUiTranslations();
  return (
    <Container className="pt-5 md:pt-10">
      <div role="status" aria-label={translations.loading}>
        <div className="h-11 w-44 rounded-tag bg-line md:mt-10 md:h-14" />
        <div className="mt-3 h-5 w-72 max-w-full rounded-tag bg-line" />
        <div className="mt-14 grid gap-x-13 gap-y-10 md:grid-cols-[minmax(0,1fr)_21rem] lg:grid-cols-[minmax(0,1fr)_27rem]">
          <div className="h-120 rounded-control bg-line md:col-start-2" />
          <div className="aspect-[9/4] rounded-control bg-line md:col-start-1 md:row-start-1" />
        </div>
      </div>
    </Container>
  );
}
