import { createRandom } from "../../../lib/random";
import type { Checker } from "../../engine/checker";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import { generate } from "../../schema/generate";
import { shapeOf } from "../../schema/shape";
import type { PreparedCall } from "../shared/prepared-call";
import type { Variation } from "../shared/variation";

/** Keyword of variations that send the same content with another content type. */
export const contentTypeKeyword = "content type";

/** Optional members that are sent alone; the others are varied one by one. */
const maximumSingleMembers = 6;

/**
 * Valid bodies that differ from the usual one as a whole: none where it is optional, the required members alone, with
 * each optional one, and every documented content type.
 *
 * Part of `valid-input`.
 */
export function wholeBodies(checker: Checker, operation: Operation, base: unknown): Variation[] {
  const { body } = operation;
  if (!body) return [];
  const variation = (
    keyword: string,
    what: string,
    apply: (call: PreparedCall) => PreparedCall,
  ): Variation => ({
    name: `keeps ${keyword} at /body: ${what}`,
    keyword,
    pointer: "/body",
    isValid: true,
    what,
    value: undefined,
    place: body.place,
    apply,
    isReference: false,
  });
  const without = variation("optional", "no body", ({ body: _, ...call }) => call);
  return [
    ...(body.required ? [] : [without]),
    ...fewMembers(checker, operation, base).map(([what, apply, member]) => ({
      ...variation("optional", what, apply),
      ...(member !== undefined && { member }),
    })),
    ...contentTypes(checker, operation, base).map(([what, apply]) =>
      variation(contentTypeKeyword, what, apply),
    ),
  ];
}

type Described = [what: string, apply: (call: PreparedCall) => PreparedCall, member?: string];

/** The required members alone, and each optional one beside them. */
function fewMembers(checker: Checker, operation: Operation, base: unknown): Described[] {
  const { schema, examples = [] } = operation.body?.media[0] ?? {};
  if (!schema || !isObject(base)) return [];
  const { documents } = operation.contract;
  // What the contract shows is a code that exists, and generated letters may be none.
  const shown = (name: string): unknown =>
    examples.filter(isObject).find((one) => one[name] !== undefined)?.[name];
  const shape = shapeOf(documents, schema);
  const optional = [...shape.properties].filter(([name]) => !shape.required.has(name));
  // With fewer than two the variations of each member are the same.
  if (optional.length < 2 || shape.variants.length > 0) return [];
  const random = createRandom(checker.options.seed, `few ${operation.id}`);
  const requiredOf = (body: unknown): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(isObject(body) ? body : {}).filter(([name]) => shape.required.has(name)),
    );
  const alone = optional.slice(0, maximumSingleMembers).flatMap(([name, place]): Described[] => {
    const inner = shapeOf(documents, place);
    if (inner.isReadOnly || inner.isNever) return [];
    const value = base[name] ?? shown(name) ?? generate(documents, place, { random });
    if (!checker.validator.isValid(schema, { ...requiredOf(base), [name]: value })) return [];
    return [
      [
        `${name} as the only optional member`,
        // A reference has to be one of the call: that of the base may lead nowhere.
        (call) => ({
          ...call,
          body: {
            ...requiredOf(call.body),
            [name]: isObject(call.body) ? (call.body[name] ?? value) : value,
          },
        }),
        name,
      ],
    ];
  });
  const isEnough = checker.validator.isValid(schema, requiredOf(base));
  return [
    ...(isEnough
      ? [["no optional member", (call) => ({ ...call, body: requiredOf(call.body) })] satisfies Described]
      : []),
    ...alone,
  ];
}

/** The further JSON content types of the contract; a parameter such as a charset is not stated by it. */
function contentTypes(checker: Checker, operation: Operation, base: unknown): Described[] {
  const [, ...others] = operation.body?.media ?? [];
  return others.flatMap((media): Described[] =>
    /json$/.test(media.type) && media.schema && checker.validator.isValid(media.schema, base)
      ? [[`the content type ${media.type}`, (call) => ({ ...call, media })]]
      : [],
  );
}
