// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PageProblem } from "../../src/ui/page-problem";

const problem = <PageProblem title="Could not load" onRetry={() => undefined} />;

test("after a try that succeeds the focus is where the problem was", () => {
  const { rerender } = render(<section aria-label="Prices">{problem}</section>);
  screen.getByRole("button").focus();
  rerender(<section aria-label="Prices">598.00</section>);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Prices" }));
});

test("a problem that goes takes no focus from elsewhere", () => {
  const page = (content: React.ReactNode) => (
    <>
      <a href="/help">Help</a>
      <section>{content}</section>
    </>
  );
  const { rerender } = render(page(problem));
  screen.getByRole("link").focus();
  rerender(page("598.00"));
  expect(document.activeElement).toBe(screen.getByRole("link"));
});
