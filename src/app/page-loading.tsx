import { Container } from "../ui/container";
import { Skeleton } from "../ui/skeleton";

/** Stands in for a screen while its code is fetched; as tall as a screen, so that the footer does not jump. */
export function PageLoading() {
  return (
    <Container className="min-h-dvh py-16">
      <Skeleton rows={6} />
    </Container>
  );
}
