import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { Misuse } from "../../scripts/lib/command-line";
import { realBackend } from "../../scripts/serve/real-backend";
import { freePort, sendRequest, serve } from "./server-of";

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

/** A back end that records its requests and sets a cookie in its responses. */
async function recordingBackEnd() {
  const received: Received[] = [];
  const port = await serve((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body });
      response.writeHead(201, {
        "content-type": "application/json",
        "set-cookie": ["a=1", "b=2"],
        "x-own": "yes",
      });
      response.end('{"code":200}');
    });
  });
  return { port, received };
}

/** The site's server in front of a back end; other requests get the response "site". */
function front(target: string): Promise<number> {
  const backend = realBackend(target);
  return serve((request, response) => {
    if (!backend.handle(request, response)) response.end("site");
  });
}

test("a call is passed on with its method, address, headers and body", async () => {
  const { port, received } = await recordingBackEnd();
  const site = await front(`http://127.0.0.1:${port}`);
  const answer = await sendRequest(site, "/ommall/srvmall/servicebook/add?from=footer&kw=%E5%BA%93", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "zh-TW", cookie: "sid=7" },
    body: '{"name":"周芳"}',
  });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    method: "POST",
    url: "/ommall/srvmall/servicebook/add?from=footer&kw=%E5%BA%93",
    body: '{"name":"周芳"}',
    headers: {
      "content-type": "application/json",
      "accept-language": "zh-TW",
      cookie: "sid=7",
      host: `127.0.0.1:${port}`,
    },
  });
  expect(answer.status).toBe(201);
  expect(answer.headers).toMatchObject({ "content-type": "application/json", "x-own": "yes" });
  expect(answer.headers["set-cookie"]).toEqual(["a=1", "b=2"]);
  expect(answer.body).toBe('{"code":200}');
});

test("the path of the back end's address stands before the call's own", async () => {
  const { port, received } = await recordingBackEnd();
  const site = await front(`http://127.0.0.1:${port}/staging/`);
  await sendRequest(site, "/api/news?page=2");
  expect(received[0]?.url).toBe("/staging/api/news?page=2");
});

test.each([
  "/api/news",
  "/ommall/om/sysenum/list/industry",
  "/log/log/zhjlog/batchinsert",
  "/zhjsrv/shop/list/shops",
])("%s is a call", async (path) => {
  const { port, received } = await recordingBackEnd();
  await sendRequest(await front(`http://127.0.0.1:${port}`), path);
  expect(received.map(({ url }) => url)).toEqual([path]);
});

test.each(["/", "/apiary", "/news", "/samples/ads/a.svg", "/assets/api/a.js"])(
  "%s is the site's own",
  async (path) => {
    const { port, received } = await recordingBackEnd();
    const answer = await sendRequest(await front(`http://127.0.0.1:${port}`), path);
    expect(answer.body).toBe("site");
    expect(received).toEqual([]);
  },
);

test("an unreachable back end is reported in one sentence with 502", async () => {
  const gone = `http://127.0.0.1:${await freePort()}`;
  const received = await sendRequest(await front(gone), "/api/news");
  expect(received.status).toBe(502);
  expect(received.headers["content-type"]).toMatch(/^text\/plain/);
  expect(received.body.trimEnd()).toMatch(new RegExp(`^${gone} did not answer: .+$`));
  expect(received.body.trimEnd()).not.toContain("\n");
});

test("an answer that breaks off is not passed on as a whole one", async () => {
  const port = await serve((_request, response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("half", () => response.destroy());
  });
  const received = await sendRequest(await front(`http://127.0.0.1:${port}`), "/api/news");
  expect(received).toMatchObject({ status: 200, body: "half", isWhole: false });
});

test.each(["nonsense", "", "ftp://files.example", "api.example.com", "//api.example.com"])(
  '--api "%s" is refused in one sentence',
  (text) => {
    expect(() => realBackend(text)).toThrow(Misuse);
    expect(() => realBackend(text)).toThrow(
      `--api must be an http or https address such as https://api.example.com, got "${text}".`,
    );
  },
);
