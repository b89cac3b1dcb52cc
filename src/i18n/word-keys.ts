import type { Namespace as Scope } from "i18next";
import type { Namespace, Resources } from "./resources";

/** The keys that `t` takes: those of its first namespace bare, those of every one in a list behind their namespace. */
export type WordKey<Ns extends Scope> = Ns extends Namespace
  ? Keys[Ns]
  : Ns extends readonly [infer First extends Namespace, ...unknown[]]
    ? Keys[First] | PrefixedKeys[Ns[number] & Namespace]
    : never;

/** What stands in the places of a text. */
export interface WordValues {
  /** Chooses between singular and plural. */
  readonly count?: number;
  /** Another namespace than those of the hook is named before the key. */
  readonly ns?: never;
  readonly [name: string]: string | number;
}

/** A `t` that is handed on, to words without hooks. */
export interface Translate<Ns extends Scope> {
  (key: WordKey<Ns>, values?: WordValues): string;
  // Without the library's own mark of its namespace any other `t` would fit.
  readonly $TFunctionBrand: Ns extends readonly [infer First, ...unknown[]] ? First : Ns;
}

type Keys = { [Name in Namespace]: Paths<Resources[Name]> };
type PrefixedKeys = { [Name in Namespace]: `${Name}:${Keys[Name]}` };

type Paths<Words> = { [Name in keyof Words & string]: Path<Name, Words[Name]> }[keyof Words & string];

// A text with a plural is asked for without its suffix; Chinese, which the keys are read from, has no other form.
type Path<Name extends string, Value> = Value extends string
  ? Name extends `${infer Base}_other`
    ? Base | Name
    : Name
  : `${Name}.${Paths<Value>}`;

// With a prefix the keys would be others; nobody uses one.
type BareKey<Ns extends Scope, KPrefix> = KPrefix extends undefined ? WordKey<Ns> : never;

// The library would work out the keys and the type of the text at every call, which was a third of the whole type check.
// So it is told the namespaces without their keys, and with that refuses every key; ours decides which are taken.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    strictKeyChecks: true;
    resources: { [Name in Namespace]: Record<never, string> };
  }

  interface TFunction<Ns extends Scope, KPrefix> {
    (key: BareKey<Ns, KPrefix>): string;
    (key: BareKey<Ns, KPrefix>, values: WordValues): string;
  }
}
