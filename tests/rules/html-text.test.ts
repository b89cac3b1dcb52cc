import fc from "fast-check";
import { expect, test } from "vitest";
import { htmlText } from "../../src/rules/html-text";

const textOf = (html: string) => htmlText(html).replace(/\s+/g, " ").trim();

test.each([
  ["<h2>先准备文件</h2><p>第一行<b>放</b>栏名。</p>", "先准备文件 第一行 放 栏名。"],
  ["R&amp;D &lt;1 &#39;x&#39; &#x5e93;&quot;&nbsp;y", "R&D <1 'x' 库\" y"],
  ['<a href="https://example.com/">打印</a>机', "打印 机"],
  ["<script>alert(1)</script>改价<style>p{}</style><!-- <p>退货</p> -->", "改价"],
  ["2 < 3 & 5 > 4 &unknown; &#99999999;&#x110000;", "2 < 3 & 5 > 4 &unknown; &#99999999;"],
])("%s has the text %s", (html, expected) => {
  expect(textOf(html)).toBe(expected);
});

test("a text without marks and references is itself, and a broken one is read too", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[^<&]*$/), (text) => {
      expect(htmlText(text)).toBe(text);
    }),
  );
  const broken = fc.string({ unit: fc.constantFrom(..."<>&;!-/#x1ap "), maxLength: 60 });
  fc.assert(
    fc.property(broken, (text) => {
      expect(htmlText(text).length).toBeLessThanOrEqual(text.length);
    }),
  );
});
