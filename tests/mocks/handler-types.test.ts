import { expect, test } from "vitest";
import type { Handler, Handlers } from "../../mocks/kernel/handlers";
import { ok, refuse, reply } from "../../mocks/kernel/replies";
import { sampleHandlers } from "./sample/group";
import type { operations } from "./sample/operations";

type GetThing = Handler<operations["getThing"]>;
type GetFeatured = Handler<operations["getFeaturedThing"]>;

const item = {
  id: 1,
  name: "Saw",
  kind: "tool",
  price: "1.00",
  made: "2026-11-21T10:32:00+08:00",
} as const;

// The compiler checks the following: a line that is no longer an error fails the type check.

test("a right handler fits its operation", () => {
  const data: GetThing = ({ path }) => ok({ ...item, id: path.id });
  const refusal: GetThing = () => refuse({ code: 404, errcode: 40400, msg: "" });
  const whole: GetFeatured = () => reply(200, { code: 200, errcode: 0, success: true, msg: "", data: item });
  expect([data, refusal, whole]).toHaveLength(3);
});

test("a group's handlers are one record, and a missing one is a type error", () => {
  const { getMe, ...others } = sampleHandlers;
  // @ts-expect-error getMe is missing
  const incomplete: Handlers<operations> = others;
  expect(incomplete).not.toHaveProperty("getMe", getMe);
});

test("a wrong parameter is a type error", () => {
  // @ts-expect-error the path has no such parameter
  const path: GetThing = (request) => ok({ ...item, id: request.path.number });
  // @ts-expect-error the query has no such parameter
  const query: Handler<operations["listThings"]> = (request) => ok({ total: request.query.total, items: [] });
  // @ts-expect-error this operation has no body
  const body: GetThing = (request) => ok({ ...item, name: request.body.name });
  expect([path, query, body]).toHaveLength(3);
});

test("a wrong answer is a type error", () => {
  // @ts-expect-error the price is a text
  const property: GetThing = () => ok({ ...item, price: 1 });
  // @ts-expect-error not one of the enum
  const choice: GetThing = () => ok({ ...item, kind: "pet" });
  // @ts-expect-error data is missing
  const nothing: GetThing = () => ok(undefined);
  // @ts-expect-error this operation is never refused with 404
  const undocumented: GetFeatured = () => refuse({ code: 404, errcode: 40400, msg: "" });
  // @ts-expect-error the errcode belongs to another code
  const errcode: GetThing = () => refuse({ code: 404, errcode: 40000, msg: "" });
  // @ts-expect-error the status does not exist
  const status: GetThing = () => reply(201, null);
  // @ts-expect-error handlers are synchronous
  const asynchronous: GetThing = async () => ok(item);
  expect([property, choice, nothing, undocumented, errcode, status, asynchronous]).toHaveLength(7);
});
