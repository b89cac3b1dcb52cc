import fc from "fast-check";
import { expect, test } from "vitest";
import { memoised } from "../../../scripts/contract-check/lib/memoised";
import { mayName, spacedNoun } from "../../../scripts/contract-check/plan/nouns";

test("a text is computed once, and its result is the same for everybody who asks", () => {
  const computed: string[] = [];
  const of = memoised((text) => {
    computed.push(text);
    return [text.length];
  });
  expect(of("one")).toBe(of("one"));
  expect(of("three")).toEqual([5]);
  expect(computed).toEqual(["one", "three"]);
});

test("memory does not grow with every text of a run", () => {
  let count = 0;
  const of = memoised((text) => {
    count += 1;
    return [text];
  });
  for (let index = 0; index <= 10_000; index += 1) of(`answer ${index}`);
  expect(of("answer 0")).toEqual(["answer 0"]);
  expect(count).toBe(10_002);
});

test("a text that an expression finds a noun in may name it", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-c]{1,4}$/), fc.stringMatching(/^[a-c _-]{0,12}$/), (noun, text) => {
      expect(mayName(text, noun) || !new RegExp(spacedNoun(noun)).test(text)).toBe(true);
    }),
  );
  expect(mayName("the ticket type of the event", "tickettype")).toBe(true);
  expect(mayName("the ticket of the event", "tickettype")).toBe(false);
});
