import type { Documents } from "../document/documents";
import type { Place } from "../document/place";
import type { Envelope } from "./envelope";

export type ParameterPlace = "path" | "query" | "header" | "cookie";

export interface Parameter {
  name: string;
  in: ParameterPlace;
  required: boolean;
  style: string;
  explode: boolean;
  allowReserved: boolean;
  schema: Place;
  /** Set for a parameter described by `content`, which is sent as JSON. */
  isJson: boolean;
  place: Place;
  examples: unknown[];
}

export interface Media {
  type: string;
  schema: Place | undefined;
  examples: unknown[];
  place: Place;
  encoding: Record<string, unknown>;
}

export interface Link {
  /** Operation that provides the value. */
  from: string;
  status: string;
  /** Operation that takes it. */
  to: string;
  /** `id` or `path.id` → `$response.body#/data/id`; `body#/noteId` for members of the body. */
  parameters: Record<string, string>;
}

export interface ResponseSpec {
  status: string;
  description: string;
  media: Media[];
  headers: { name: string; required: boolean; schema: Place | undefined; place: Place }[];
  place: Place;
}

export interface Pagination {
  page?: string;
  size?: string;
  offset?: string;
  /** Responses contain the next page's reference. */
  follow?: Follow;
  items: string;
  total?: string;
  totalHeader?: string;
  id: string;
  isDeclared: boolean;
  first: number;
}

/** How the next page is found from the one before. */
export interface Follow {
  /** Parameter that takes the cursor. */
  cursor: string | undefined;
  /** Pointer to the next cursor or address; the `Link` header when undefined. */
  next: string | undefined;
  /** Pointer to whether more pages exist. */
  more: string | undefined;
}

/** A security scheme of the contract. */
export interface Scheme {
  name: string;
  kind: "header" | "query" | "cookie" | "bearer" | "basic";
  /** Name of the header, parameter or cookie. */
  field: string;
}

export interface Operation {
  id: string;
  /** The id in words, verb first, without what the tool added that wrote the contract. */
  name: string;
  method: string;
  /** Without a slash at its end: `/notes/` and `/notes/{noteId}` are a collection and its items. */
  path: string;
  /** The path as the contract writes it, and as it is called. */
  address: string;
  contract: Contract;
  parameters: Parameter[];
  body: { required: boolean; media: Media[]; place: Place } | undefined;
  responses: ResponseSpec[];
  /**
   * Security requirements: alternatives, each of which needs all its schemes. An empty alternative allows anonymous
   * access.
   */
  security: Scheme[][];
  text: string;
  pagination: Pagination | undefined;
  filters: Record<string, string>;
  /** Whether the contract declares the filters, or they were guessed from names. */
  isFilterDeclared: boolean;
  sort: { parameter: string; fallback: string | undefined } | undefined;
  idempotencyHeader: string | undefined;
  invalidatesSession: boolean;
  maximumMs: number | undefined;
  isUnsafeGet: boolean;
  place: Place;
}

export interface Contract {
  documents: Documents;
  place: Place;
  title: string;
  basePath: string;
  envelope: Envelope | undefined;
  operations: Operation[];
  links: Link[];
}

export function isRead(operation: Operation): boolean {
  return (operation.method === "get" || operation.method === "head") && !operation.isUnsafeGet;
}
