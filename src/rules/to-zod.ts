import * as z from "zod/mini";
import type { FieldFacts, FieldValue } from "./checks";
import { checkField, cleanField, type FieldName, type FieldNameOf } from "./fields";
import { issueMessage } from "./issue-message";

// zod would compile its schemas with `new Function`; a strict content security policy forbids that and reports the
// try.
z.config({ jitless: true });

/**
 * Schema of a text field: cleans the input, then reports the first broken rule of the table, as an issue whose text
 * `readMessage` parses.
 */
export function textField(name: FieldNameOf<"text">, facts?: FieldFacts) {
  return z.string(missingValueError(name)).check(
    z.overwrite((value) => cleanField(name, value)),
    fieldCheck<string>(name, facts),
  );
}

/** Schema of a box to tick. */
export function flagField(name: FieldNameOf<"flag">) {
  return z.boolean(missingValueError(name)).check(fieldCheck<boolean>(name));
}

/** Schema of a list of chosen codes. */
export function choicesField(name: FieldNameOf<"choices">) {
  return z.array(z.string(), missingValueError(name)).check(fieldCheck<string[]>(name));
}

/** Schema of a number; a number field left empty (NaN) reads as nothing given. */
export function numberField(name: FieldNameOf<"number">) {
  return z.number(missingValueError(name)).check(fieldCheck<number>(name));
}

/**
 * Check over a whole form: judges one field against another's value, and reports it at that field. Reports nothing
 * while the field itself has an issue: one message at a time.
 */
export function crossFieldCheck<Form>(
  name: FieldNameOf<"text">,
  path: keyof Form & string,
  read: (form: Form) => { readonly value: FieldValue; readonly facts: FieldFacts },
) {
  return z.check<Form>((payload) => {
    const isReported = payload.issues.some((issue) => issue.path?.[0] === path);
    if (isReported) return;
    const { value, facts } = read(payload.value);
    const problem = checkField(name, value, facts);
    if (problem === null) return;
    payload.issues.push({
      code: "custom",
      message: issueMessage(problem),
      input: value,
      path: [path],
      continue: true,
    });
  });
}

function fieldCheck<Value extends FieldValue>(name: FieldName, facts?: FieldFacts) {
  return z.check<Value>((payload) => {
    const problem = checkField(name, payload.value, facts);
    if (problem === null) return;
    // `continue` also runs the checks over the whole form, for the other fields.
    payload.issues.push({
      code: "custom",
      message: issueMessage(problem),
      input: payload.value,
      continue: true,
    });
  });
}

/** Message for a value of the wrong type: missing, or invalid. */
function missingValueError(name: FieldName) {
  return { error: () => issueMessage(checkField(name, undefined) ?? { key: "field.invalid" }) };
}
