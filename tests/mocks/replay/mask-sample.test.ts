import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maskSample, type Sample } from "../../../scripts/lib/personal/mask-sample";
import { identityCheckCharacter } from "../../../src/rules/check-digits";

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."012345678"), minLength: length, maxLength: length });
const han = fc.constantFrom(..."林悦陈思远王小明欧阳娜路临江街道");
const latin = fc.constantFrom(..."abcdefghijklmnopqrstuvw");
const words = fc.string({
  unit: fc.oneof(han, latin, fc.constantFrom(" ", "'", '"', "\\", "&", "+")),
  minLength: 4,
  maxLength: 24,
});
const word = words.filter((text) => text.trim().length >= 4 && /[a-w\p{Script=Han}]{2}/u.test(text));

const phone = fc.tuple(fc.constantFrom(..."3456789"), digits(9)).map(([second, rest]) => `1${second}${rest}`);
const email = fc
  .tuple(
    fc.string({ unit: latin, minLength: 3, maxLength: 9 }),
    fc.string({ unit: latin, minLength: 3, maxLength: 9 }),
  )
  .map(([user, host]) => `${user}@${host}.cn`);
const identity = fc
  .tuple(digits(4), fc.integer({ min: 10, max: 28 }), digits(3))
  .map(([place, day, rest]) => `11${place}198312${day}${rest}`)
  .map((body) => body + identityCheckCharacter(body));
const card = digits(12).map((rest) => `6222${rest}`);

/** A property with a name that is about people, whether it keeps its contract or not. */
const personal = fc.oneof(
  fc.tuple(
    fc.constantFrom("phone", "loginPhone", "mobile", "customer_phone"),
    fc.oneof(phone, digits(8), word),
  ),
  fc.tuple(fc.constantFrom("contactName", "holderName", "nickname", "fullName", "first_name"), word),
  fc.tuple(fc.constantFrom("email", "contactEmail"), fc.oneof(email, word)),
  fc.tuple(fc.constantFrom("identityNumber", "idCardNo"), fc.oneof(identity, digits(17))),
  fc.tuple(fc.constantFrom("bankCardNumber", "card_no"), card),
  fc.tuple(fc.constantFrom("address", "shippingAddress"), word),
  fc.tuple(fc.constantFrom("kdToken", "accessToken", "password", "smsCode"), fc.oneof(word, digits(6))),
);
/** What shows by its form, whatever it is called. */
const anywhere = fc.oneof(phone, email, identity).map((value) => ["remark", value] as const);
const members = fc.uniqueArray(fc.oneof(personal, anywhere), {
  selector: ([name]) => name,
  minLength: 1,
  maxLength: 6,
});

const encodings = {
  JSON: (body: unknown) => JSON.stringify(body),
  "indented JSON": (body: unknown) => JSON.stringify(body, null, 2),
  "JSON in ASCII": (body: unknown) =>
    JSON.stringify(body).replace(
      /[\u0080-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
    ),
  "JSON that is cut": (body: unknown) => `${JSON.stringify(body).slice(0, -2)}… (9000 characters)`,
};

function sampleOf(pairs: readonly (readonly [string, string])[], encode: (body: unknown) => string): Sample {
  const fields = Object.fromEntries(pairs);
  const [[name, value] = ["", ""]] = pairs;
  const query = new URLSearchParams(fields).toString();
  const body = JSON.stringify({ order: { amount: "12.00", ...fields } });
  return {
    expected: `/data/${name} must fit its pattern`,
    actual: `success: status 200, ${JSON.stringify({ [name]: value })}`,
    curl: `curl -sS -X POST 'http://shop.test/orders?${query}' --data-binary '${body.replaceAll("'", "'\\''")}'`,
    request: { url: `http://shop.test/orders?${query}`, headers: { accept: "application/json" }, body },
    response: { headers: {}, body: encode({ code: 200, data: { total: 3, list: [fields] } }) },
  };
}

/** A text with everything decoded that a reader would decode. */
function readable(text: string): string {
  const plain = text
    .replaceAll("'\\''", "'")
    .replace(/\\u([0-9a-f]{4})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(["\\])/g, "$1");
  const address = plain
    .replaceAll("+", " ")
    .replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => decodeURIComponent(bytes));
  return `${text}\n${plain}\n${address}`;
}

/** All that a reader of the report sees. */
function textOf({ expected, actual, curl = "", request, response }: Sample): string {
  return [expected, actual, curl, request.url, request.body, response?.body]
    .map(String)
    .map(readable)
    .join("\n");
}

function withoutValues(pairs: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  return pairs.map(([name]) => [name, ""]);
}

describe("no personal value of a sample is in the report", () => {
  test.each(Object.entries(encodings))("with a body in %s", (_name, encode) => {
    fc.assert(
      fc.property(members, (pairs) => {
        // A name in the way of JSON stays, so a value that is a part of one cannot be looked for.
        const names = textOf(sampleOf(withoutValues(pairs), encode));
        fc.pre(pairs.every(([, value]) => !names.includes(value)));
        const shown = textOf(maskSample(sampleOf(pairs, encode)));
        for (const [, value] of pairs) expect(shown).not.toContain(value);
      }),
      { numRuns: 400 },
    );
  });
});

const call = (body: unknown, response: unknown): Sample => ({
  expected: "",
  actual: "",
  request: { url: "http://shop.test/orders/77001?page=2", body: JSON.stringify(body) },
  response: { body: JSON.stringify(response) },
});

describe("the shape stays, so that the mismatch is understood", () => {
  test.each([
    [{ phone: "13711112222" }, { phone: "19999999999" }],
    [{ phone: "2371111222" }, { phone: "2999999999" }],
    [{ maskedPhone: "137****2222" }, { maskedPhone: "199****9999" }],
    [{ email: "Lin.Yue+1@shop.cn" }, { email: "Xxx.Xxx+9@xxxx.xx" }],
    [{ contactName: "林悦 " }, { contactName: "某某 " }],
    [{ contactName: { first: "Lin", last: "Yue" } }, { contactName: { first: "Xxx", last: "Xxx" } }],
    [{ loginPhone: 13_711_112_222 }, { loginPhone: 19_999_999_999 }],
    [
      { address: null, hasPassword: true, company: "" },
      { address: null, hasPassword: true, company: "" },
    ],
  ])("%j becomes %j", (original, masked) => {
    expect(maskSample(call(original, { data: original }))).toEqual(call(masked, { data: masked }));
  });

  test("what is no personal data stays: numbers of orders, amounts, names of goods, the names of properties", () => {
    const order = { orderNo: "20261121103200001", amount: "777.70", name: "智慧记专业版", note: "amount" };
    expect(maskSample(call(order, {}))).toEqual(call({ ...order, note: "xxxxxx" }, {}));
  });

  test("a value is replaced where a text of the report repeats it, cut or whole", () => {
    const sample = {
      ...call({ phone: "13711112222" }, { msg: "13711112222 is taken", data: { contactName: "欧阳小娜" } }),
      expected: "the phone 13711112222",
      actual: 'refusal: status 422, {"data":{"contactName":"欧阳小…',
    };
    const { expected, actual, response } = maskSample(sample);
    expect(expected).toBe("the phone 19999999999");
    expect(actual).toBe('refusal: status 422, {"data":{"contactName":"某某某…');
    expect(response?.body).toContain("19999999999 is taken");
  });

  test("masking what is masked changes nothing", () => {
    fc.assert(
      fc.property(members, (pairs) => {
        const once = maskSample(sampleOf(pairs, encodings.JSON));
        expect(maskSample(once)).toEqual(once);
      }),
    );
  });
});
