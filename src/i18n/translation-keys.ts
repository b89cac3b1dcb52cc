import type { Namespace, Resources } from "./resources";

/** One namespace, or several of which the first is the one meant by keys without a prefix. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

/** The keys that `t` takes: those of its first namespace bare, those of every one in a list behind their namespace. */
export type TranslationKey<Ns extends Namespaces> = Ns extends Namespace
  ? Keys[Ns]
  : Ns extends readonly [infer First extends Namespace, ...unknown[]]
    ? Keys[First] | PrefixedKeys[Ns[number] & Namespace]
    : never;

/** Values of a text's placeholders. */
export interface TranslationValues {
  /** Chooses between singular and plural. */
  readonly count?: number;
  /** Another namespace than those of the hook is named before the key. */
  readonly ns?: never;
  readonly [name: string]: string | number;
}

/**
 * Looks a text up in the language on screen. The library's own type would work the keys out at every call, which took a
 * third of the type check; here they are looked up in a union that is built once.
 */
export interface Translate<Ns extends Namespaces> {
  (key: TranslationKey<Ns>, values?: TranslationValues): string;
  /** Never there: keeps the `t` of one namespace from being passed as that of another. */
  readonly [firstNamespace]?: Ns extends readonly [infer First, ...unknown[]] ? First : Ns;
}

declare const firstNamespace: unique symbol;

type Keys = { [Name in Namespace]: Paths<Resources[Name]> };
type PrefixedKeys = { [Name in Namespace]: `${Name}:${Keys[Name]}` };

type Paths<Tree> = { [Name in keyof Tree & string]: Path<Name, Tree[Name]> }[keyof Tree & string];

// A text with a plural is asked for without its suffix; Chinese, which the keys are read from, has no other form.
type Path<Name extends string, Value> = Value extends string
  ? Name extends `${infer Base}_other`
    ? Base | Name
    : Name
  : `${Name}.${Paths<Value>}`;
