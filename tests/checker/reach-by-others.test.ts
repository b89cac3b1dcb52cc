import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "./servers/kit";

const text = { type: "string" };
const done = { description: "Done" };
const json = (schema: unknown) => ({ content: { "application/json": { schema } } });
const shown = (schema: unknown) => ({ description: "It", ...json(schema) });
const at = (...names: string[]) =>
  names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } }));
const object = (properties: Values, required = Object.keys(properties)) => ({
  type: "object",
  required,
  properties,
});
const refusals = { 400: done, 404: done };
const link = object({ url: text });
const label = object({ kind: text, word: text });
const rule = object({ id: text, text });

/** Pages with links that the page alone shows, labels named by two keys, and rules for areas that exist from the start. */
const contract = {
  openapi: "3.1.0",
  info: { title: "Pages", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/pages": {
      post: {
        operationId: "createPage",
        requestBody: { required: true, ...json(object({ title: text })) },
        responses: { 201: shown(object({ id: text, title: text })), ...refusals },
      },
    },
    "/pages/{pageId}": {
      parameters: at("pageId"),
      get: {
        operationId: "getPage",
        responses: {
          200: shown(
            object({
              id: text,
              title: text,
              links: { type: "array", items: object({ id: text, url: text }) },
            }),
          ),
          ...refusals,
        },
      },
    },
    "/pages/{pageId}/links": {
      parameters: at("pageId"),
      post: {
        operationId: "createLink",
        requestBody: { required: true, ...json(link) },
        responses: { 204: done, ...refusals },
      },
    },
    "/pages/{pageId}/links/{linkId}": {
      parameters: at("pageId", "linkId"),
      put: {
        operationId: "updateLink",
        requestBody: { required: true, ...json(link) },
        responses: { 204: done, ...refusals },
      },
    },
    "/pages/{pageId}/labels": {
      parameters: at("pageId"),
      post: {
        operationId: "addLabel",
        requestBody: { required: true, ...json(label) },
        responses: { 201: shown(label), ...refusals },
      },
    },
    "/pages/{pageId}/labels/{kind}/{word}": {
      parameters: at("pageId", "kind", "word"),
      delete: { operationId: "removeLabel", responses: { 204: done, ...refusals } },
    },
    "/areas": {
      get: {
        operationId: "listAreas",
        responses: { 200: shown(object({ areas: { type: "array", items: object({ name: text }) } })) },
      },
    },
    "/pages/{pageId}/areas/{area}/rules": {
      parameters: at("pageId", "area"),
      post: {
        operationId: "addRule",
        requestBody: { required: true, ...json(object({ text })) },
        responses: { 201: shown(rule), ...refusals },
      },
    },
    "/pages/{pageId}/areas/{area}/rules/{ruleId}": {
      parameters: at("pageId", "area", "ruleId"),
      delete: { operationId: "deleteRule", responses: { 204: done, ...refusals } },
      put: {
        operationId: "replaceRule",
        requestBody: { required: true, ...json(object({ text })) },
        responses: { 200: shown(rule), ...refusals },
      },
    },
    "/hooks": {
      post: {
        operationId: "createHook",
        requestBody: {
          required: true,
          ...json(object({ settings: { type: "object", example: { url: "http://localhost/hook" } } })),
        },
        responses: { 201: shown(object({ id: text })), ...refusals },
      },
    },
    "/tokens": {
      post: {
        operationId: "createToken",
        requestBody: { required: true, ...json(object({ label: text })) },
        responses: {
          201: shown(
            object({
              secret: { ...text, description: "The actual value of the token." },
              label: text,
              role: object({ id: { type: "integer" } }),
            }),
          ),
          ...refusals,
        },
      },
    },
    "/tokens/{token}": {
      parameters: at("token"),
      get: {
        operationId: "getToken",
        responses: { 200: shown(object({ secret: text, label: text })), ...refusals },
      },
    },
    "/rate-password": {
      post: {
        operationId: "ratePassword",
        requestBody: { required: true, ...json(object({ password: { ...text, example: "hunter2" } })) },
        responses: { 204: done, ...refusals },
      },
    },
  },
};

interface Page {
  title: string;
  links: Values[];
  labels: Set<string>;
  rules: Map<string, string>;
}

function start() {
  const pages = new Map<string, Page>();
  const tokens = new Map<string, Values>();
  let count = 0;
  const send = (status: number, body?: unknown): MockResponse => ({ status, body });
  const missing = send(404, { message: "Not found" });
  const next = (kind: string): string => {
    count += 1;
    return `${kind}${count}-xxxxxx`;
  };

  function ofPage(page: Page, method: string, [part, one, , two]: string[], sent: Values): MockResponse {
    if (part === undefined) return send(200, { id: one, title: page.title, links: page.links });
    if (part === "links" && method === "POST") {
      page.links.push({ id: next("link"), url: sent["url"] });
      return send(204);
    }
    if (part === "links") {
      const link = page.links.find(({ id }) => id === one);
      if (!link) return missing;
      Object.assign(link, { url: sent["url"] });
      return send(204);
    }
    if (part !== "areas" || one !== "north") return missing;
    if (method === "POST") {
      const id = next("rule");
      page.rules.set(id, String(sent["text"]));
      return send(201, { id, text: sent["text"] });
    }
    if (!page.rules.has(two ?? "")) return missing;
    if (method === "DELETE") return page.rules.delete(two ?? "") ? send(204) : missing;
    return send(200, { id: two, text: sent["text"] });
  }

  function label(page: Page, method: string, [kind, word]: string[], sent: Values): MockResponse {
    if (method === "POST") {
      page.labels.add(`${String(sent["kind"])} ${String(sent["word"])}`);
      return send(201, sent);
    }
    return page.labels.delete(`${kind} ${word}`) ? send(204) : missing;
  }

  return serve(({ method, path, text: body, headers }: MockRequest): MockResponse => {
    if (headers.authorization !== "Bearer ann") return send(401, { message: "Who?" });
    const [, first, id = "", ...rest] = path.split("/").map(decodeURIComponent);
    const sent = readObject(body) ?? {};
    const invalid = (message: string) => send(400, { message });
    const hasTexts = (...names: string[]) => names.every((name) => typeof sent[name] === "string");
    if (first === "areas") return send(200, { areas: [{ name: "north" }] });
    if (first === "pages" && id === "") {
      if (!hasTexts("title")) return invalid("title is missing");
      const made = { title: String(sent["title"]), links: [], labels: new Set<string>(), rules: new Map() };
      const key = next("page");
      pages.set(key, made);
      return send(201, { id: key, title: made.title });
    }
    const page = pages.get(id);
    if (first === "pages" && page)
      return rest[0] === "labels"
        ? label(page, method, rest.slice(1), sent)
        : ofPage(page, method, rest.length === 0 ? [] : rest, sent);
    if (first === "hooks") {
      const settings = sent["settings"];
      const isUsable = typeof settings === "object" && settings !== null && "url" in settings;
      return isUsable ? send(201, { id: next("hook") }) : invalid("url is missing");
    }
    if (first === "tokens" && id === "") {
      const secret = next("secret");
      const made = { secret, label: sent["label"], role: { id: 3 } };
      tokens.set(secret, made);
      return send(201, made);
    }
    const token = tokens.get(id);
    if (first === "tokens" && token) return send(200, { secret: id, label: token["label"] });
    if (first === "rate-password") {
      const isStrong = /[A-Z]/.test(String(sent["password"])) && /\d/.test(String(sent["password"]));
      return isStrong ? send(204) : invalid("The password must contain at least one uppercase letter.");
    }
    return missing;
  });
}

test("what only others show is reached: links of a page, labels by two keys, rules of an area, secrets, examples, strong passwords", async () => {
  const server = await start();
  const run = runOf(contract, "users:\n  ann: { schemes: { bearer: ann } }\n", server.url);
  const { coverage, operations } = await run.run();
  await server.close();
  const closed = operations.filter((one) => coverage.of(one).successes === 0);
  expect(closed.map(({ id }) => id)).toEqual([]);
});
