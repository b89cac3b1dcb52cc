import type { MockRequest, MockResponse } from "./kit";
import { answersOf, countedId, inPath, input, object } from "./schema-parts";

const colour = { type: "string", enum: ["red", "blue"] };
const slot = object({ no: countedId, colour });
const shelf = object({ id: countedId, slots: { type: "array", items: slot } });
const answer = answersOf([400, 404, 415]);
const number = { type: "integer", minimum: 1, maximum: 99 };

/**
 * Shelves with slots that a client creates at an address of its choice.
 * @param hasRead whether a slot can be read by itself; else its shelf alone shows it
 */
export const shelfContract = (hasRead: boolean) => ({
  openapi: "3.1.0",
  info: { title: "Shelves", version: "1" },
  paths: {
    "/shelves": { post: { operationId: "createShelf", ...answer(201, shelf) } },
    "/shelves/{shelfId}": { ...inPath("shelfId"), get: { operationId: "getShelf", ...answer(200, shelf) } },
    "/shelves/{shelfId}/slots/{slotNo}": {
      parameters: ["shelfId", "slotNo"].map((name) => ({ name, in: "path", required: true, schema: number })),
      ...(hasRead && { get: { operationId: "getSlot", ...answer(200, slot) } }),
      put: {
        operationId: "putSlot",
        ...input(object({ colour }), { colour: "red" }),
        responses: { ...answer(200, slot).responses, ...answer(201, slot).responses },
      },
    },
  },
});

/** @param created the status with which a new slot is answered */
export function shelves(created = 201): (request: MockRequest) => MockResponse {
  const all: { id: number; slots: { no: number; colour: string }[] }[] = [];
  return ({ method, path, text }) => {
    const [, , id = "", , no = ""] = path.split("/");
    if (id === "" && method === "POST") {
      const made = { id: all.length + 1, slots: [] };
      all.push(made);
      return { status: 201, body: made };
    }
    const found = all.find((one) => String(one.id) === id);
    if (!found) return { status: 404, body: {} };
    if (no === "") return { status: 200, body: found };
    const before = found.slots.find((one) => String(one.no) === no);
    if (method === "GET") return before ? { status: 200, body: before } : { status: 404, body: {} };
    const [, sent] = /^\{"colour":"(red|blue)"\}$/.exec(text) ?? [];
    if (!/^[1-9]\d?$/.test(no) || sent === undefined) return { status: 400, body: {} };
    if (before) return { status: 200, body: Object.assign(before, { colour: sent }) };
    const made = { no: Number(no), colour: sent };
    found.slots.push(made);
    return { status: created, body: made };
  };
}
