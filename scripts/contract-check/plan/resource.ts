import type { Operation } from "../load/model";

export type Kind = "create" | "list" | "read" | "replace" | "update" | "remove" | "action" | "other";

/** A resource of the server, with the operations that create, read, list, change and delete it. */
export interface Resource {
  key: string;
  noun: string;
  /** Each user has exactly one (`/me`, `/settings`): no id, no creation. */
  isSingle: boolean;
  /** Key of the parent resource: `/boards` for `/boards/{}/cards`. */
  parent: string | undefined;
  create?: Operation;
  list?: Operation;
  read?: Operation;
  replace?: Operation;
  update?: Operation;
  remove?: Operation;
  actions: Operation[];
}

export interface Role {
  resource: Resource;
  kind: Kind;
}

export interface Resources {
  all: Map<string, Resource>;
  roles: Map<Operation, Role>;
  byNoun(noun: string): Resource | undefined;
}
