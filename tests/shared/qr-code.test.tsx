// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import * as qr from "../../src/rules/qr";
import { QrCode } from "../../src/shared/qr-code";

const address = "https://stockbook.example/app";
const label = "Scan to install";

/** A prerendered page in the document. */
function prerendered(content: string): HTMLElement {
  vi.stubGlobal("window", undefined);
  const html = renderToString(<QrCode content={content} label={label} />);
  vi.unstubAllGlobals();
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

async function hydrate(root: HTMLElement, page: ReactNode) {
  const problems: unknown[] = [];
  const hydratedRoot = await act(() =>
    hydrateRoot(root, <StrictMode>{page}</StrictMode>, {
      onRecoverableError: (error) => problems.push(error),
    }),
  );
  expect(problems).toEqual([]);
  return (next: ReactNode) => act(() => hydratedRoot.render(<StrictMode>{next}</StrictMode>));
}

test("a prerendered code stays in the page and is not rendered again", async () => {
  const content = `${address}?prerendered`;
  const root = prerendered(content);
  const html = root.innerHTML;
  expect(root.querySelector("path")?.getAttribute("d")).toBe(qr.createQrCode(content).path);
  const draw = vi.spyOn(qr, "createQrCode");
  const complaints = vi.spyOn(console, "error");
  const draws = await hydrate(root, <QrCode content={content} label={label} />);
  await draws(<QrCode content={content} label={`${label} now`} />);
  expect(root.innerHTML).toBe(html.replace(label, `${label} now`));
  expect(draw).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});

test("a prerendered code is rendered again when it leads elsewhere", async () => {
  const root = prerendered(address);
  const draws = await hydrate(root, <QrCode content={address} label={label} />);
  await draws(<QrCode content={`${address}/elsewhere`} label={label} />);
  const { path, extent } = qr.createQrCode(`${address}/elsewhere`);
  expect(root.querySelector("path")?.getAttribute("d")).toBe(path);
  expect(root.querySelector("svg")?.getAttribute("viewBox")).toBe(`0 0 ${extent} ${extent}`);
  expect(root.querySelector("rect")?.getAttribute("fill")).toBe("#ffffff");
});

test("a code of a page rendered in the browser is rendered at once", () => {
  const { container } = render(<QrCode content={`${address}/new`} label={label} />);
  expect(container.querySelector("path")?.getAttribute("d")).toBe(qr.createQrCode(`${address}/new`).path);
});
