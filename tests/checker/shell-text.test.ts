import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { mark, opened, quote } from "../../scripts/contract-check/report/shell-text";

const shellOutput = (script: string, env: Record<string, string> = {}): string =>
  execFileSync("bash", ["-c", `printf '%s' ${script}`], { env, encoding: "utf8" });

test.each([
  "plain",
  "it's",
  'a \\n that is none, $HOME, "`x`" and 漢字',
  'two\r\nlines, a tab\t, a bell\u0007, it\'s \\ and "$HOME"\n',
  "",
])("%j passes a shell unchanged", (text) => {
  expect(shellOutput(quote(text))).toBe(text);
});

test.each(["token=$ALICE_TOKEN;$OTHER", "it's\r\n$ALICE_TOKEN\r\nit's $OTHER\r\n"])(
  "in %j only the secret and the id are replaced",
  (text) => {
    const script = opened(quote(`${text}${mark("id1")}'`), new Set(["ALICE_TOKEN"]));
    expect(shellOutput(script, { ALICE_TOKEN: "s'1", id1: "7", OTHER: "no" })).toBe(
      `${text.replace("$ALICE_TOKEN", "s'1")}7'`,
    );
  },
);

test("a quoted command holds no line breaks", () => {
  expect(quote("one\r\ntwo\n")).toMatch(/^[ -~]*$/);
});
