// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Pagination } from "../../src/ui/pagination";

test("the current page is marked for those who listen", () => {
  render(<Pagination count={30} current={15} onChange={() => {}} />);
  expect(screen.getByRole("button", { current: "page" }).textContent).toBe("15");
});

test("pages and arrows change the page", () => {
  const handleChange = vi.fn();
  render(<Pagination count={30} current={15} onChange={handleChange} />);
  for (const name of ["Page 13", "Previous page", "Next page"])
    fireEvent.click(screen.getByRole("button", { name }));
  expect(handleChange.mock.calls).toEqual([[13], [14], [16]]);
});

test("the ellipsis is not a control", () => {
  render(<Pagination count={30} current={15} onChange={() => {}} />);
  for (const gap of screen.getAllByText("⋯")) expect(gap.closest("button, a")).toBeNull();
});

test("there is no way before the first page or past the last", () => {
  render(<Pagination count={1} current={1} onChange={() => {}} />);
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("pages with addresses are links", () => {
  render(
    <Pagination
      count={3}
      current={2}
      renderLink={(page, linkProps) => <a href={`?page=${page}`} {...linkProps} />}
    />,
  );
  expect(screen.getByRole("link", { name: "Page 3" }).getAttribute("href")).toBe("?page=3");
  expect(screen.queryByRole("button")).toBeNull();
});
