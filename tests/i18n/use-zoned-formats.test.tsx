// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setUpTranslations } from "../../src/i18n/set-up";
import { useZonedFormats } from "../../src/i18n/use-zoned-formats";
import { setZoneOffset } from "../../src/platform/device-zone";
import { ZoneNote } from "../../src/shared/zone-note";

beforeEach(async () => {
  await setUpTranslations("en-US");
  setZoneOffset(-5 * 60);
});
afterEach(() => setZoneOffset(8 * 60));

function Deadline() {
  const { zonedTime } = useZonedFormats();
  return (
    <>
      <p>{zonedTime("2026-11-21T11:00:00+08:00")}</p>
      <ZoneNote />
    </>
  );
}

test("a prerendered page, which knows nobody's clock, says no zone; the page in the browser does", () => {
  expect(renderToString(<Deadline />)).toBe("<p>11:00</p>");
  const problems: unknown[] = [];
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Deadline />);
  document.body.append(container);
  render(<Deadline />, {
    container,
    hydrate: true,
    onRecoverableError: (problem) => problems.push(problem),
  });
  expect(problems).toEqual([]);
  expect(screen.getByText("11:00 (UTC+8)")).toBeDefined();
  expect(screen.getByText("Times are in UTC+8")).toBeDefined();
});
