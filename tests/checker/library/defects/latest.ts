import { withData } from "../../contract-server/bent";
import { type Defect, inside } from "../../contract-server/defect";

/** Written down before anything was tried on them. */
export const latest: Defect[] = [
  { operationId: "logout", name: "logout takes anybody", access: "anybody" },
  {
    operationId: "getReader",
    name: "getReader tells a number as a text",
    answer: withData((data) => ({ ...data, id: String(data["id"]) })),
  },
  inside("updateReader", "clears what is not mentioned of an address"),
  inside("listBooks", "rises on the second page"),
  {
    operationId: "getBook",
    name: "getBook calls what is not there wrong",
    answer: (answer) => (answer.status === 404 ? { status: 400 } : answer),
  },
  inside("replaceBook", "keeps the tags"),
  inside("deleteBook", "deletes while it refuses"),
  inside("addCopy", "keeps the hour and loses its zone"),
  inside("removeCopy", "removes all copies"),
  {
    operationId: "exportBooks",
    name: "exportBooks calls it plain",
    wire: (wire) =>
      wire.status === 200
        ? { ...wire, headers: { ...wire.headers, "Content-Type": "text/plain; charset=utf-8" } }
        : wire,
  },
];
