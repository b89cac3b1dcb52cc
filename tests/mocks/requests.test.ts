import { expect, test } from "vitest";
import { request, type SampleBody, sampleGroupsWith, sampleKernel, sendRequest } from "./sample/send-request";

const fieldsOf = (body: SampleBody) => body.fields;

test("parameters reach the handler with the types of the contract", async () => {
  let seen: unknown;
  const groups = sampleGroupsWith({
    listThings({ query }) {
      seen = query;
      return { kind: "success", data: { total: 0, items: [] }, headers: undefined };
    },
  });
  await sendRequest(sampleKernel({ groups }), "GET", "/api/thing?page=2&kind=tool&kind=toy&isCheap=true");
  expect(seen).toEqual({ page: 2, kind: ["tool", "toy"], isCheap: true });
});

test("a request that breaks its limits is refused inside the envelope, every field named once", async () => {
  const kernel = sampleKernel();
  const { status, body } = await sendRequest(
    kernel,
    "GET",
    "/api/thing?page=0&page_size=many&kind=pet&isCheap=yes",
  );
  expect(status).toBe(200);
  expect(body).toEqual({
    code: 400,
    errcode: 40000,
    success: false,
    msg: "参数不正确",
    data: null,
    fields: [
      { field: "page", key: "", message: "must be >= 1" },
      { field: "page_size", key: "", message: "must be integer" },
      { field: "isCheap", key: "", message: "must be boolean" },
      { field: "kind", key: "", message: 'must be one of ["tool","toy"]' },
    ],
  });
  expect(kernel.violations[0]).toMatchObject({
    kind: "request",
    operationId: "listThings",
    pointer: "/query/page",
    line: "contracts/sample.yaml:31",
  });
});

test("numbers that only look like numbers are refused", async () => {
  for (const page of ["1.5", "1e400", "0x10", " 1", "", "01", "Infinity", "9007199254740993"]) {
    const { body } = await sendRequest(sampleKernel(), "GET", `/api/thing?page=${encodeURIComponent(page)}`);
    expect(body, page).toMatchObject({ code: 400 });
  }
});

test("a parameter given twice that is no list is refused", async () => {
  const { body } = await sendRequest(sampleKernel(), "GET", "/api/thing?page=1&page=2");
  expect(fieldsOf(body)).toEqual([{ field: "page", key: "", message: "must be given once" }]);
});

test("a path parameter is checked like any other", async () => {
  const { body } = await sendRequest(sampleKernel(), "GET", "/api/thing/first");
  expect(fieldsOf(body)).toEqual([{ field: "id", key: "", message: "must be integer" }]);
});

test("a body is checked, with pointers as field names and the group's message keys", async () => {
  const { body } = await sendRequest(sampleKernel(), "POST", "/api/thing", {
    name: "",
    kind: "pet",
    colour: 1,
  });
  expect(fieldsOf(body)).toEqual([
    { field: "price", key: "", message: "is required" },
    { field: "colour", key: "", message: "is not in the contract" },
    { field: "name", key: "name.empty", message: "must NOT have fewer than 1 characters" },
    { field: "kind", key: "", message: 'must be one of ["tool","toy"]' },
  ]);
});

test("a body that is missing, no JSON or of another media type is refused", async () => {
  const kernel = sampleKernel();
  const send = async (body: string, type: string) => {
    const init = { method: "POST", body, headers: { "content-type": type } };
    const response = await kernel.handle(new Request("http://shop.test/api/thing", init));
    return fieldsOf(await response.json());
  };
  expect(await send("", "application/json")).toEqual([{ field: "body", key: "", message: "is required" }]);
  expect(await send("{", "application/json")).toEqual([{ field: "body", key: "", message: "is not JSON" }]);
  expect(await send("a=1", "text/plain")).toEqual([
    { field: "content-type", key: "", message: "must be application/json" },
  ]);
  const item = '{"name":"Saw","kind":"tool","price":"1.00"}';
  expect(await send(item, "Application/JSON; charset=utf-8")).toBeUndefined();
});

test("an unknown query parameter is answered all the same and recorded", async () => {
  const kernel = sampleKernel();
  expect((await sendRequest(kernel, "GET", "/api/thing?pagesize=5")).body).toMatchObject({ code: 200 });
  expect(kernel.violations).toMatchObject([
    { kind: "unknown", pointer: "/query/pagesize", line: "contracts/sample.yaml:29" },
  ]);
});

test("an unknown address is 501 and names the nearest operation", async () => {
  const kernel = sampleKernel();
  const { status, body } = await sendRequest(kernel, "GET", "/api/things");
  expect(status).toBe(501);
  expect(body).toMatchObject({
    success: false,
    msg: "GET /api/things is in no contract; the nearest is listThings, GET /api/thing.",
  });
  expect(() => kernel.expectNoViolations()).toThrow("GET /api/things is in no contract");
});

test("a known path with another method is 405 with the methods in Allow", async () => {
  const { status, headers } = await sendRequest(sampleKernel(), "PUT", "/api/thing");
  expect(status).toBe(405);
  expect(headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
});

test("HEAD is GET without a body", async () => {
  const response = await sampleKernel().handle(request("HEAD", "/api/thing"));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(await response.text()).toBe("");
});

test("OPTIONS lists the methods, and another origin only when it is allowed", async () => {
  const asking = { origin: "http://phone.test", "access-control-request-method": "POST" };
  const closed = await sampleKernel().handle(request("OPTIONS", "/api/thing", undefined, asking));
  expect(closed.status).toBe(204);
  expect(closed.headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
  expect(closed.headers.get("access-control-allow-origin")).toBeNull();
  const kernel = sampleKernel({ cors: ["http://phone.test"] });
  const open = await kernel.handle(request("OPTIONS", "/api/thing", undefined, asking));
  expect(open.headers.get("access-control-allow-methods")).toContain("POST");
  expect(open.headers.get("access-control-allow-origin")).toBe("http://phone.test");
  const otherUser = await kernel.handle(
    request("GET", "/api/thing", undefined, { origin: "http://other.test" }),
  );
  expect(otherUser.headers.get("access-control-allow-origin")).toBeNull();
});

test("the kernel owns the back end's prefixes and nothing else", () => {
  const kernel = sampleKernel();
  for (const path of ["/api/x", "/ommall/x?y", "/log/x", "/zhjsrv/x"])
    expect(kernel.owns({ url: `http://a.test${path}` })).toBe(true);
  for (const path of ["/", "/api", "/apis/x", "/news/api/", "/?u=http://b.test/api/"])
    expect(kernel.owns({ url: `http://a.test${path}` })).toBe(false);
});

test("the language comes from the query, else from Accept-Language by weight, else it is zh-CN", async () => {
  const kernel = sampleKernel();
  const localeFor = async (language: string) => {
    const { body } = await sendRequest(kernel, "GET", "/ommall/me", undefined, {
      "accept-language": language,
    });
    return body.data.locale;
  };
  expect(await localeFor("*")).toBe("zh-CN");
  expect(await localeFor("en;q=0.4, zh-Hant-HK;q=0.9")).toBe("zh-TW");
  expect(await localeFor("en-GB,zh-CN;q=0.5")).toBe("en-US");
  const { body } = await sendRequest(kernel, "GET", "/api/thing?page=0&lang=en-US", undefined, {
    "accept-language": "zh-CN",
  });
  expect(body).toMatchObject({ msg: "Some values are not right" });
});
