import type { Operation } from "../load/model";

export type Kind = "create" | "list" | "read" | "replace" | "update" | "remove" | "action" | "other";

/** Something the server keeps, and the operations that make, show, change and delete it. */
export interface Resource {
  key: string;
  noun: string;
  /** There is one of it for each user (`/me`, `/settings`): no id, no creation. */
  isSingle: boolean;
  /** The resource it lives in: `/boards/{}/cards` in `/boards`. */
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
