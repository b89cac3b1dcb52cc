import { Container } from "../../../ui/container";
import { Skeleton } from "../../../ui/skeleton";

/** The cashier while its order is being fetched: word, amount and rows at the heights they will have. */
export function CashierLoading() {
  return (
    <Container className="min-h-dvh pt-8 md:pt-16">
      <div className="mx-auto max-w-reading">
        <div className="mx-auto h-7 w-30 rounded-tag bg-line" />
        <div className="mx-auto mt-4 h-12 w-60 rounded-tag bg-line" />
        <div className="mt-16">
          <Skeleton rows={5} />
        </div>
      </div>
    </Container>
  );
}
