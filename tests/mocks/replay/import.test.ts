import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isRecord } from "../../../mocks/kernel/contract-model";
import { RecordingProblem } from "../../../scripts/serve/replay/har-file";
import { importRecordings } from "../../../scripts/serve/replay/import-recordings";
import { identityCheckCharacter } from "../../../src/rules/check-digits";
import { textLimits } from "../../../src/rules/text-limits";
import { projectRoot } from "../../support/project-copy";
import { type HarEntry, harEntry, harFile, recordedVisit, textFile } from "./recorded-traffic";

function imported(files: readonly string[], seed = 1) {
  const lines: string[] = [];
  const { scenario, summary } = importRecordings(files, {
    root: projectRoot,
    seed,
    log: (line) => lines.push(line),
  });
  return { scenario, summary, lines };
}

const visit = [
  "/ommall/srvmall/webzhj/info",
  "/ommall/srvmall/order/pagelist?page=1&rows=20",
  "/ommall/srvmall/license/info",
  "/api/news?page=1&page_size=3",
];

test("a visit becomes answers of its user, none of which breaks its contract", {
  timeout: 60_000,
}, async () => {
  const { scenario, summary, lines } = imported([harFile(await recordedVisit("paying-standard", visit))]);
  expect(lines).toEqual([]);
  expect(scenario.reads.map(({ operationId, user }) => `${operationId} ${user}`)).toEqual([
    "getUserInfo 0",
    "listOrders 0",
    "getLicenceInfo 0",
    "listNews 0",
  ]);
  expect(scenario).toMatchObject({ startsSignedIn: true, recordedAt: "2026-11-21T02:32:00.000Z" });
  expect(summary).toMatch(
    /^4 answers of 4 operations from 4 calls of the contracts; 0 broke their contract; /,
  );
});

test("what does not fit its contract is told with operation, pointer, promise and what came, and left out", async () => {
  const [user, orders] = await recordedVisit("paying-standard", visit);
  const broken = structuredClone(orders);
  if (!user || !broken) throw new Error("The visit has two calls.");
  broken.response.content.text = broken.response.content.text?.replace(/"total":\d+/, '"total":"many"') ?? "";
  const { scenario, summary, lines } = imported([harFile([user, broken])]);
  expect(scenario.reads.map(({ operationId }) => operationId)).toEqual(["getUserInfo"]);
  expect(summary).toMatch(/^1 answer of 1 operation from 2 calls of the contracts; 1 broke its contract; /);
  expect(lines).toHaveLength(1);
  for (const part of ["listOrders", "/data/total", "integer", "many", "contracts/mall.yaml:"])
    expect(lines[0]).toContain(part);
});

test.each<[string, string | readonly unknown[], RegExp]>([
  ["no JSON", "<html>", /is not JSON, or was cut off; save the recording again as HAR\.$/],
  ["cut off", '{"log":{"entries":[{"request":', /is not JSON, or was cut off/],
  ["no HAR", '{"entries":[]}', /is JSON but no HAR: it has no log\.entries\.$/],
  ["empty", [], /has no entry: record while/],
  [
    "of something else",
    [harEntry({ path: "/favicon.ico" }, { body: "" })],
    /holds no call of the contracts: 1 other, such as GET \/favicon\.ico\.$/,
  ],
])("a recording that is %s is refused in one sentence", (_what, content, sentence) => {
  const file = typeof content === "string" ? textFile(content) : harFile(content);
  expect(() => imported([file])).toThrow(RecordingProblem);
  expect(() => imported([file])).toThrow(sentence);
});

test("bodies in base64 and compressed ones are read, broken and missing ones are told in one sentence each", async () => {
  const [user, orders, licences, news] = await recordedVisit("paying-standard", visit);
  if (!user || !orders || !licences || !news) throw new Error("The visit has four calls.");
  const without = (entry: HarEntry, size: number): HarEntry => ({
    ...entry,
    response: { ...entry.response, content: { size, mimeType: "application/json" } },
  });
  const as = (entry: HarEntry, change: (bytes: Buffer) => Buffer, header = "gzip"): HarEntry => {
    const text = change(Buffer.from(entry.response.content.text ?? "")).toString("base64");
    const content = { ...entry.response.content, text, encoding: "base64" };
    const headers = [...entry.response.headers, { name: "Content-Encoding", value: header }];
    return { ...entry, response: { ...entry.response, headers, content } };
  };
  const { scenario, lines } = imported([
    harFile([
      as(user, (bytes) => bytes, "br"),
      as(orders, gzipSync),
      as(licences, (bytes) => gzipSync(bytes).subarray(0, 60)),
      without(news, 900),
      without(news, -1),
      { request: {} },
    ]),
  ]);
  expect(scenario.reads.map(({ operationId }) => operationId)).toEqual(["getUserInfo", "listOrders"]);
  expect(lines.map((line) => line.replace(/^\S+: /, ""))).toEqual([
    "entry 3 (GET /ommall/srvmall/license/info) has a compressed body that was cut off.",
    "entry 4 (GET /api/news) has no body: save the recording with content, and wait until a page is complete.",
    "entry 5 (GET /api/news) has no body: save the recording with content, and wait until a page is complete.",
    "entry 6 has no request and response.",
  ]);
});

/** The texts of an answer's data. */
function textsOf(body: unknown): Readonly<Record<string, string>> {
  const data = isRecord(body) && isRecord(body["data"]) ? body["data"] : {};
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      typeof value === "string" ? [[key, value] as const] : [],
    ),
  );
}

/** Chinese names of characters that no fake is made of. */
const name = fc
  .array(fc.constantFrom(..."龘靐齉爩鱻麤龗灪"), { minLength: 2, maxLength: 4 })
  .map((characters) => characters.join(""));
const phone = fc.integer({ min: 300_000_000, max: 999_999_999 }).map((digits) => `17${digits}`);
const email = fc.stringMatching(/^[a-z]{6,10}$/).map((local) => `${local}@real-mail.cn`);
const secret = fc
  .stringMatching(/^[A-Za-z0-9]{24,40}$/)
  .filter((text) => /\d/.test(text) && /[a-z]/.test(text));
const identity = fc
  .stringMatching(/^[1-9]\d{5}19[5-9]\d(0[1-9]|1[0-2])(0[1-9]|1\d|2[0-8])\d{3}$/)
  .map((digits) => digits + identityCheckCharacter(digits));

test("nothing personal and no secret is left anywhere, the same becomes the same, and contracts hold", {
  timeout: 120_000,
}, async () => {
  const [user, orders] = await recordedVisit("paying-standard", visit);
  if (!user || !orders) throw new Error("The visit has two calls.");
  fc.assert(
    fc.property(
      fc.record({ nickname: name, company: name, phone, email, kdToken: secret, session: secret, identity }),
      fc.integer({ min: 0, max: 1000 }),
      (real, seed) => {
        const profile = JSON.parse(user.response.content.text ?? "");
        Object.assign(profile.data, {
          nickname: real.nickname,
          companyName: `${real.company}公司`,
          loginPhone: real.phone,
          phone: `${real.phone.slice(0, 3)}****${real.phone.slice(7)}`,
          email: real.email,
          kdToken: real.kdToken,
          address: `${real.nickname}的家 ${real.identity}`,
        });
        const headers = {
          authorization: `Bearer ${real.session}`,
          cookie: `stockbook-session=${real.session}`,
        };
        const text = `${real.nickname} ${real.phone} ${real.email} ${real.session}`;
        const list = JSON.parse(orders.response.content.text ?? "");
        for (const order of list.data.list) order.title = `${text}`.slice(0, 60);
        const { scenario } = imported(
          [
            harFile([
              harEntry({ path: visit[0] ?? "", headers }, { body: profile }),
              harEntry(
                { path: `${visit[1]}&keyword=${encodeURIComponent(real.nickname)}`, headers },
                { body: list },
              ),
            ]),
          ],
          seed,
        );
        const written = JSON.stringify(scenario);
        for (const original of Object.values(real)) expect(written).not.toContain(original);
        expect(written).not.toContain(`${real.phone.slice(0, 3)}****${real.phone.slice(7)}`);
        const read = scenario.reads.find(({ operationId }) => operationId === "getUserInfo");
        const fake = textsOf(read?.body);
        expect(fake["loginPhone"]).toMatch(textLimits.phone.pattern ?? /$^/);
        expect(fake["email"]).toMatch(textLimits.email.pattern ?? /$^/);
        expect(fake["phone"]).toBe(`${fake["loginPhone"]?.slice(0, 3)}****${fake["loginPhone"]?.slice(7)}`);
        const listed = scenario.reads.find(({ operationId }) => operationId === "listOrders");
        expect(listed?.call).toContain(`keyword=${fake["nickname"]}`);
        expect(JSON.stringify(listed?.body)).toContain(`${fake["nickname"]} ${fake["loginPhone"]}`);
        expect(scenario.users).toMatchObject([
          { nickname: fake["nickname"], loginPhone: fake["loginPhone"] },
        ]);
      },
    ),
    { numRuns: 25, seed: 22 },
  );
});
