import { type Defect, inHandler } from "../../contract-server/defect";
import { withData } from "../../contract-server/response-changes";

/** Specified before the checker ran against them. */
export const latestDefects: Defect[] = [
  { operationId: "logout", name: "logout takes anybody", access: "anybody" },
  {
    operationId: "getReader",
    name: "getReader tells a number as a text",
    changeResponse: withData((data) => ({ ...data, id: String(data["id"]) })),
  },
  inHandler("updateReader", "clears what is not mentioned of an address"),
  inHandler("listBooks", "rises on the second page"),
  {
    operationId: "getBook",
    name: "getBook calls what is not there wrong",
    changeResponse: (response) => (response.status === 404 ? { status: 400 } : response),
  },
  inHandler("replaceBook", "keeps the tags"),
  inHandler("deleteBook", "deletes while it refuses"),
  inHandler("addCopy", "keeps the hour and loses its zone"),
  inHandler("removeCopy", "removes all copies"),
  {
    operationId: "exportBooks",
    name: "exportBooks calls it plain",
    changeWire: (wire) =>
      wire.status === 200
        ? { ...wire, headers: { ...wire.headers, "Content-Type": "text/plain; charset=utf-8" } }
        : wire,
  },
];
