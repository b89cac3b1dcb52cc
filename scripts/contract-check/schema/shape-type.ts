import type { Place } from "../document/place";

/** The constraints of a schema, with references and `allOf` joined, as far as they hold in every branch. */
export interface Shape {
  /** Allowed types; empty means any. */
  types: Set<string>;
  isNullable: boolean;
  /** Allowed values of `enum`. */
  values: unknown[] | undefined;
  constant: unknown;
  hasConstant: boolean;
  format: string | undefined;
  patterns: string[];
  minLength: number | undefined;
  maxLength: number | undefined;
  minimum: number | undefined;
  maximum: number | undefined;
  exclusiveMinimum: number | undefined;
  exclusiveMaximum: number | undefined;
  multipleOf: number | undefined;
  minItems: number | undefined;
  maxItems: number | undefined;
  isUnique: boolean;
  minProperties: number | undefined;
  maxProperties: number | undefined;
  required: Set<string>;
  properties: Map<string, Place>;
  isClosed: boolean;
  /** Schema of members that are not listed. */
  additional: Place | undefined;
  /** Schema of member names. */
  names: Place | undefined;
  items: Place | undefined;
  prefixItems: Place[];
  /** Branches of `oneOf` or `anyOf` without null, when more than one. */
  variants: Place[];
  dependentRequired: Record<string, string[]>;
  isReadOnly: boolean;
  isWriteOnly: boolean;
  fallback: unknown;
  examples: unknown[];
  isNever: boolean;
}

/** A shape that allows everything. */
export function emptyShape(): Shape {
  return {
    types: new Set(),
    isNullable: false,
    values: undefined,
    constant: undefined,
    hasConstant: false,
    format: undefined,
    patterns: [],
    minLength: undefined,
    maxLength: undefined,
    minimum: undefined,
    maximum: undefined,
    exclusiveMinimum: undefined,
    exclusiveMaximum: undefined,
    multipleOf: undefined,
    minItems: undefined,
    maxItems: undefined,
    isUnique: false,
    minProperties: undefined,
    maxProperties: undefined,
    required: new Set(),
    properties: new Map(),
    isClosed: false,
    additional: undefined,
    names: undefined,
    items: undefined,
    prefixItems: [],
    variants: [],
    dependentRequired: {},
    isReadOnly: false,
    isWriteOnly: false,
    fallback: undefined,
    examples: [],
    isNever: false,
  };
}
