// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { pageScript } from "../../scripts/contracts/docs/client-script";
import { contractsPage } from "../../scripts/contracts/docs/page";
import { readContracts, type TryTarget } from "../../scripts/contracts/docs/page-context";
import { pageTexts, type TextKey } from "../../scripts/contracts/docs/texts";
import { contractPath, existingGroups } from "../../scripts/contracts/groups";
import { loadContract } from "../../scripts/contracts/load";
import { findOperations } from "../../scripts/contracts/operations";
import { projectCopy } from "../support/project-copy";
import { runScript } from "../support/run-command";
import { temporaryFolder } from "../support/temporary-folder";
import { findingReport, operationReport, reportText } from "./reports";
import { changed, lineIn } from "./small-contract";
import { shopContract } from "./two-versions";

const script = pageScript();
const noReports = { reports: [], problems: [], version: "" };

const shop = [
  ["description: Goods.", "description: Goods & <b>wares</b>, by `kind`."],
  ["      operationId: addGood", "      x-proposed: true\n      operationId: addGood"],
  [
    '                  - $ref: "#/components/schemas/Unknown"\n',
    '                  - $ref: "#/components/schemas/Unknown"\n              examples:\n                two: { summary: Two bowls, value: { success: true, data: [{ id: 1, name: "<i>" }] } }\n',
  ],
  ["success: { const: false }, msg", "success: { const: false }, code: { const: 404 }, msg"],
].reduce((text, [piece = "", replacement = ""]) => changed(text, piece, replacement), shopContract);

function shopPage(source = "../../", target: TryTarget = { kind: "own" }): string {
  const folder = temporaryFolder({ "contracts/shop.yaml": shop });
  const contract = loadContract(join(folder, "contracts/shop.yaml"), folder);
  const options = { source, messages: new Map(), reports: noReports, target };
  return contractsPage(readContracts([{ group: "shop", contract }], options), options);
}

/** Puts a page into the document and runs the script beside it. */
function open(page: string, address = ""): void {
  history.replaceState(null, "", `${location.pathname}${address}`);
  // Only the body: the test DOM would fetch the style and the script of the head.
  document.documentElement.innerHTML = page.slice(page.indexOf("<body"), page.indexOf("</html>"));
  new Function(script)();
}

function operation(id: string): HTMLElement {
  const article = document.getElementById(id);
  if (!article) throw new Error(`${id} is not on the page.`);
  return article;
}

const textOf = (id: string) => (operation(id).textContent ?? "").replace(/\s+/g, " ");

function type(text: string): void {
  const search = document.querySelector("input[type=search]");
  if (!(search instanceof HTMLInputElement)) throw new Error("There is no search box.");
  search.value = text;
  search.dispatchEvent(new Event("input", { bubbles: true }));
}

const visibleOperations = () =>
  [...document.querySelectorAll<HTMLElement>(".operation")].flatMap(({ id, hidden }) => (hidden ? [] : [id]));

function press(key: string, target: EventTarget = document.activeElement ?? document.body): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

describe("the page of a contract", () => {
  beforeEach(() => {
    open(shopPage());
  });

  test("shows each operation with method, path, summary and description, HTML escaped and code as code", () => {
    expect(visibleOperations()).toEqual(["listGoods", "addGood", "getOpen"]);
    expect(textOf("addGood")).toContain("POST /goods/{id}");
    expect(textOf("addGood")).toContain("Adds a good.");
    expect(textOf("listGoods")).toContain("Goods & <b>wares</b>, by kind.");
    expect(operation("listGoods").querySelector("b, i")).toBeNull();
  });

  test("shows a parameter's location, type, limits and default, and whether it is required", () => {
    expect(textOf("listGoods")).toContain("page query int32 1 to 100 1 when left out may be left out");
    expect(textOf("listGoods")).toContain("kind query text one of bowl, plate may be left out");
    expect(textOf("addGood")).toMatch(/id path int64(?! may be left out)/);
  });

  test("expands schemas: lists, lengths, patterns, null, and a schema inside itself once", () => {
    expect(textOf("listGoods")).toContain("data list 1 to 50 items each once of object");
    expect(textOf("listGoods")).toContain("name text 1 to 40 characters");
    expect(textOf("listGoods")).toContain("price text matches ^[0-9]+$");
    expect(textOf("listGoods")).toContain("seen date or null may be missing");
    expect(textOf("listGoods")).toContain("What parts holdsAs Good above.");
    expect(textOf("addGood")).toContain("extra object may be left outWhat extra holds");
  });

  test("shows refusals with their codes, examples with their texts, and the allowed callers", () => {
    expect(textOf("listGoods")).toContain("Unknown code 404");
    expect(textOf("listGoods")).toContain("Example two Two bowls");
    expect(operation("listGoods").querySelector(".example pre")?.textContent).toContain('"name": "<i>"');
    expect(textOf("listGoods")).toContain("Needs cookie shop-session.");
    expect(textOf("addGood")).toContain("Needs cookie shop-session, or http bearer.");
    expect(textOf("getOpen")).toContain("Open to everybody.");
  });

  test("marks what is proposed and what binds the back end", () => {
    expect(operation("addGood").querySelector(".marks .proposed")).not.toBeNull();
    expect(operation("getOpen").querySelector(".proposed")).toBeNull();
    expect(textOf("addGood")).toContain("the same Idempotency-Key twice makes one thing");
    expect(textOf("listGoods")).toContain("paged by page and size");
    expect(textOf("listGoods")).toContain("answers within 2000 ms");
  });

  test("links to the line of the contract, below the address asked for", () => {
    const line = lineIn(shop, "operationId: getOpen") - 1;
    const link = () => operation("getOpen").querySelector(".place")?.getAttribute("href");
    expect(link()).toBe(`../../contracts/shop.yaml#L${line}`);
    open(shopPage("https://git.example/main/"));
    expect(link()).toBe(`https://git.example/main/contracts/shop.yaml#L${line}`);
  });
});

describe("the search of the page", () => {
  beforeEach(() => {
    open(shopPage());
  });

  test("finds operations that hold every word, in their path, words and field names", () => {
    type("good adds");
    expect(visibleOperations()).toEqual(["addGood"]);
    type("PRICE");
    expect(visibleOperations()).toEqual(["listGoods"]);
    expect(document.getElementById("found")?.textContent).toBe("1 found");
    type("nowhere");
    expect(document.getElementById("found")?.textContent).toBe("Nothing found. Try fewer words.");
    expect([...document.querySelectorAll<HTMLElement>("[data-group]")].every(({ hidden }) => hidden)).toBe(
      true,
    );
  });

  test("shows only what has something proposed", () => {
    document.getElementById("proposed")?.click();
    expect(visibleOperations()).toEqual(["addGood"]);
  });

  test("works from the keyboard: a slash focuses the search, arrows move through the results, escape clears", () => {
    press("/", document.body);
    expect(document.activeElement?.id).toBe("search");
    type("good");
    press("ArrowDown");
    expect(document.activeElement?.getAttribute("href")).toBe("#listGoods");
    press("ArrowDown");
    expect(document.activeElement?.getAttribute("href")).toBe("#addGood");
    press("ArrowUp");
    press("ArrowUp");
    expect(document.activeElement?.id).toBe("search");
    press("Escape");
    expect(visibleOperations()).toHaveLength(3);
  });
});

describe("the page's own texts", () => {
  test("have every key and every value in three languages", () => {
    const places = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([place]) => place).toSorted();
    const { "en-US": english, ...others } = pageTexts;
    for (const texts of Object.values(others)) {
      expect(Object.keys(texts)).toEqual(Object.keys(english));
      for (const [key, text] of Object.entries(texts))
        expect({ key, places: places(text) }).toEqual({ key, places: places(english[key as TextKey]) });
    }
  });

  test("change with the language of the address; what the contract states does not", () => {
    open(shopPage(), "?lang=zh-CN");
    expect(document.documentElement.lang).toBe("zh-CN");
    expect(textOf("addGood")).toContain("同一 Idempotency-Key 重复只生效一次");
    expect(textOf("addGood")).toContain("Adds a good.");
    expect(textOf("getOpen")).toContain("人人可调用。");
    expect(document.querySelector("nav")?.getAttribute("aria-label")).toBe("接口");
  });
});

describe("trying without a server", () => {
  test("is refused in one sentence, and calls are copied with the address of the contract", async () => {
    open(shopPage("../../", { kind: "nowhere" }));
    const details = operation("getOpen").querySelector<HTMLDetailsElement>(".try");
    details?.setAttribute("open", "");
    details?.dispatchEvent(new Event("toggle"));
    expect(details?.textContent).toContain("There is nothing to try against here");
    expect(details?.querySelector("form")).toBeNull();
    operation("getOpen").querySelector<HTMLElement>("[data-copy=curl]")?.click();
    expect(operation("getOpen").querySelector(".snippet")?.textContent).toMatch(/^curl -sS -i '\S*\/open'$/);
  });
});

describe("npm run contract-docs", { timeout: 60_000 }, () => {
  test("writes one page with every written operation, and nothing a strict content security policy refuses", async () => {
    const copy = projectCopy(["contracts", "scripts", "src/ui/tokens.css", "src/rules", "package.json"]);
    const { code, output } = await runScript("contract-docs", [], { folder: copy });
    expect(code).toBe(0);
    expect(output).toContain(
      "dist/contracts/index.html, dist/contracts/contracts.css, dist/contracts/contracts.js",
    );

    const page = readFileSync(join(copy, "dist/contracts/index.html"), "utf8");
    const ids = existingGroups(copy).flatMap((group) =>
      findOperations(loadContract(contractPath(copy, group), copy)).map(
        ({ operation }) => operation["operationId"],
      ),
    );
    expect(ids.filter((id) => !page.includes(`<article class="operation" id="${id}"`))).toEqual([]);
    expect(page.match(/<script\b[^>]*>/g)).toEqual(['<script src="contracts.js" defer>']);
    expect(page).not.toMatch(/<style|<[^>]+\s(?:style|on[a-z]+)=/);
    const style = readFileSync(join(copy, "dist/contracts/contracts.css"), "utf8");
    expect(style).toContain("--paper: #fbfaf7");
    expect(style).not.toContain("@theme");
    expect(style).not.toMatch(/url\(|@import/);
  });

  test("writes plain files for another host: states of reports, the contracts linked to, the address to try", async () => {
    const reports = temporaryFolder({
      "run.json": reportText({
        finished: "2026-11-23T08:00:00Z",
        operations: [operationReport("getService")],
        findings: [findingReport("createOrder")],
      }),
      "broken.json": "{",
    });
    const out = temporaryFolder();
    const options = ["--out", out, "--reports", reports, "--try", "http://localhost:4010"];
    const { code, errors } = await runScript("contract-docs", options);
    expect(code).toBe(0);
    expect(errors).toMatch(/^contract-docs: left out: broken\.json is not JSON: .*\.\n$/);
    const page = readFileSync(join(out, "index.html"), "utf8");
    const stateOf = (id: string) =>
      new RegExp(`<article class="operation" id="${id}"[^>]* data-state="(\\w+)"`).exec(page)?.[1];
    expect(["getService", "createOrder", "getServiceIntroduction"].map(stateOf)).toEqual([
      "live",
      "failing",
      "proposed",
    ]);
    expect(page).toContain('<body data-try="address" data-address="http://localhost:4010">');
    expect(page).not.toMatch(/hunter2-of-alice|t0k3n-of-alice|s3cr3t|shop\.internal|\/builds\//);
    expect(page).toContain('href="source/contracts/mall.yaml#L12"');
    expect(readFileSync(join(out, "source/contracts/mall.yaml"), "utf8")).toContain(
      "operationId: createOrder",
    );
    expect(readdirSync(out).toSorted()).toEqual(["contracts.css", "contracts.js", "index.html", "source"]);
  });

  test("misuse is one sentence and 2", async () => {
    const misuse = async (...options: string[]) => {
      const { code, output, errors } = await runScript("contract-docs", options);
      expect({ code, output }).toEqual({ code: 2, output: "" });
      return errors;
    };
    expect(await misuse("--source", "https://git.example")).toBe(
      '--source must end in a slash, such as https://git.example/stockbook/blob/main/, got "https://git.example".\n',
    );
    expect(await misuse("--reports", "nowhere")).toBe(
      '--reports must be a folder of JSON reports, and "nowhere" is none.\n',
    );
    expect(await misuse("--try", "localhost:4010")).toBe(
      '--try must be an http or https address such as https://api.example.com, got "localhost:4010".\n',
    );
  });
});
