import { type Defect, inHandler } from "../../contract-server/defect";
import { withStatus } from "../../contract-server/response-changes";

/** Defects of authentication and ownership. */
export const accessDefects: Defect[] = [
  { operationId: "getReader", name: "getReader refuses the cookie", access: { refused: "cookieAuth" } },
  { operationId: "listBooks", name: "listBooks refuses the bearer", access: { refused: "bearerAuth" } },
  {
    operationId: "exportBooks",
    name: "exportBooks verifies no bearer",
    access: { unverified: "bearerAuth" },
  },
  { operationId: "getCopy", name: "getCopy verifies no cookie", access: { unverified: "cookieAuth" } },
  { operationId: "createBook", name: "createBook takes anybody", access: "anybody" },
  { operationId: "uploadCover", name: "uploadCover takes anybody", access: "anybody" },
  { operationId: "deleteBook", name: "deleteBook takes any credentials", access: "any credentials" },
  { operationId: "logout", name: "logout ends nothing", access: "forgets nothing" },
  { operationId: "getBook", name: "getBook is open to all", skipsOwnership: true },
  { operationId: "replaceBook", name: "replaceBook is open to all", skipsOwnership: true },
  { operationId: "updateBook", name: "updateBook is open to all", skipsOwnership: true },
  { operationId: "deleteBook", name: "deleteBook is open to all", skipsOwnership: true },
  { operationId: "listCopies", name: "listCopies is open to all", skipsOwnership: true },
  { operationId: "listBooks", name: "listBooks says 403 to nobody", changeResponse: withStatus([401], 403) },
  inHandler("login", "takes any password"),
  inHandler("login", "gives a dead session"),
  inHandler("listBooks", "shows everybody's"),
  {
    operationId: "getBook",
    name: "getBook answers POST",
    changeUnrouted: (method, wire) => (method === "POST" ? { ...wire, status: 200 } : wire),
  },
  {
    operationId: "getReader",
    name: "getReader says 404 to DELETE",
    changeUnrouted: (method, wire) => (method === "DELETE" ? { ...wire, status: 404 } : wire),
  },
  {
    operationId: "exportBooks",
    name: "exportBooks breaks on PUT",
    changeUnrouted: (method, wire) => (method === "PUT" ? { ...wire, status: 500 } : wire),
  },
];
