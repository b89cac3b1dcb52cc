import type { Locale } from "../../../src/platform/locale";
import type { Random } from "../../world/random";
import { drawableCharacters } from "./captcha-picture";

/** A question for a person: what is asked, and what answers it. */
export interface Question {
  readonly answer: string;
}

/** The characters of a picture. */
export function pictureQuestion(random: Random): Question {
  return { answer: Array.from({ length: 4 }, () => random.pick(drawableCharacters)).join("") };
}

/** A small sum with a non-negative result, as a text in every language. */
export interface SumQuestion extends Question {
  readonly text: Readonly<Record<Locale, string>>;
}

export function sumQuestion(random: Random): SumQuestion {
  const [one, other] = [random.integer(2, 20), random.integer(1, 9)];
  const isPlus = random.chance(0.5) || other > one;
  const answer = String(isPlus ? one + other : one - other);
  return {
    answer,
    text: {
      "zh-CN": `${one}${isPlus ? "加" : "减"}${other}等于几`,
      "zh-TW": `${one}${isPlus ? "加" : "減"}${other}等於幾`,
      "en-US": `What is ${one} ${isPlus ? "plus" : "minus"} ${other}?`,
    },
  };
}
