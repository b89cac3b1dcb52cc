import { expect, test } from "vitest";
import { pastedContact } from "../../../src/screens/promoter/lead/pasted-contact";

test.each([
  ["林老板 13600009990", "林老板"],
  ["13600009990，林老板", "林老板"],
  ["林老板：+86 136-0000-9990", "林老板"],
  ["姓名：林老板\n手机号：136 0000 9990", "林老板"],
  ["聯絡人 林老闆 電話 １３６００００９９９０", "林老闆"],
  ["Lin Juan (136) 0000 9990", "Lin Juan"],
  ["Name: Lin, Phone: 13600009990", "Lin"],
])("%j is a name and a number", (text, name) => {
  expect(pastedContact(text)).toEqual({ name, phone: "13600009990" });
});

test.each([
  "",
  "13600009990",
  "+86 136 0000 9990",
  "林老板",
  "林老板 1360000",
  "林老板 213600009990",
  "电话 13600009990",
])("%j is left as it is", (text) => expect(pastedContact(text)).toBeNull());
