import fc from "fast-check";
import { expect, test } from "vitest";
import type { Method } from "../../mocks/kernel/contract-model";
import { nearestOperation } from "../../mocks/kernel/nearest";
import { createRouter } from "../../mocks/kernel/router";

const get: Method = "get";
const post: Method = "post";
const operations = [
  { method: get, path: "/ommall/promoter/{type}/list" },
  { method: get, path: "/ommall/promoter/team/list" },
  { method: get, path: "/ommall/promoter/team/{id}" },
  { method: post, path: "/ommall/promoter/{type}/list" },
  { method: get, path: "/log/{hash}" },
];

function found(method: string, path: string) {
  const match = createRouter(operations)(method, path);
  return match.kind === "found" ? { path: match.operation.path, parameters: match.path } : match;
}

test("a literal segment takes precedence over a template", () => {
  expect(found("get", "/ommall/promoter/team/list")).toEqual({
    path: "/ommall/promoter/team/list",
    parameters: {},
  });
});

test("a path whose literal start leads nowhere falls back to the template", () => {
  expect(found("post", "/ommall/promoter/team/list")).toEqual({
    path: "/ommall/promoter/{type}/list",
    parameters: { type: "team" },
  });
});

test("path parameters are decoded, and text that is not well encoded stays as it came", () => {
  expect(found("get", "/log/%E8%B4%A7%2F1")).toMatchObject({ parameters: { hash: "货/1" } });
  expect(found("get", "/log/100%")).toMatchObject({ parameters: { hash: "100%" } });
});

test("a known path with another method lists its methods", () => {
  expect(found("put", "/ommall/promoter/team/list")).toEqual({ kind: "method", allowed: ["get", "post"] });
});

test("an empty segment is no parameter", () => {
  expect(found("get", "/log/")).toEqual({ kind: "unknown" });
});

test("two operations at one address are refused when the router is made", () => {
  const twice = [
    { method: get, path: "/api/a/{id}" },
    { method: get, path: "/api/a/{name}" },
  ];
  expect(() => createRouter(twice)).toThrow("get /api/a/{name} and get /api/a/{id} are one address.");
  expect(() => createRouter([{ method: get, path: "/api/a-{id}" }])).toThrow("whole segment");
});

test("every operation finds itself among a thousand", () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    method: get,
    path: `/api/area${index}/{id}/detail`,
  }));
  const route = createRouter(many);
  fc.assert(
    fc.property(fc.nat(999), fc.string({ minLength: 1, size: "medium", unit: "binary" }), (index, id) => {
      const match = route("get", `/api/area${index}/${encodeURIComponent(id)}/detail`);
      expect(match).toEqual({ kind: "found", operation: many[index], path: { id } });
    }),
  );
});

test("the nearest operation of a misspelt path is the one it was meant for", () => {
  expect(nearestOperation(operations, "get", "/ommall/promotor/team/list")?.path).toBe(
    "/ommall/promoter/team/list",
  );
  expect(nearestOperation(operations, "get", "/log")?.path).toBe("/log/{hash}");
  expect(nearestOperation([], "get", "/log")).toBeNull();
});
