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
  /** Set where the parameter is described by `content` and so is sent as JSON. */
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
  /** Operation that gives the value. */
  from: string;
  status: string;
  /** Operation that takes it. */
  to: string;
  /** `id` or `path.id` → `$response.body#/data/id`; `body#/noteId` for the body's members. */
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
  /** The answers themselves say how to go on. */
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
  /** The parameter that takes the cursor. */
  cursor: string | undefined;
  /** Where an answer says the next cursor or address; the header `Link` where it is undefined. */
  next: string | undefined;
  /** Where an answer says whether there is more. */
  more: string | undefined;
}

/** A security scheme that has to be satisfied. */
export interface Scheme {
  name: string;
  kind: "header" | "query" | "cookie" | "bearer" | "basic";
  /** Name of the header, parameter or cookie. */
  field: string;
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  contract: Contract;
  parameters: Parameter[];
  body: { required: boolean; media: Media[]; place: Place } | undefined;
  responses: ResponseSpec[];
  /** Alternatives; each needs all of its schemes. An empty alternative lets everybody in. */
  security: Scheme[][];
  text: string;
  pagination: Pagination | undefined;
  filters: Record<string, string>;
  /** Whether the contract states the filters, or their meaning was guessed from names. */
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
