import { expect, test } from "vitest";
import type { ClickRow } from "../../mocks/invite/rows/clicks";
import { clicksByDay } from "../../mocks/invite/rules/clicks-by-day";

const now = Date.parse("2026-11-21T10:32:00+08:00");

const click = (at: string, channel: string | null = "chat"): ClickRow => ({
  id: `${at} ${channel}`,
  inviterId: "1",
  recode: "AB1234",
  programme: "zhj",
  channel,
  event: "open",
  page: "/invite/register",
  deviceId: null,
  at: Date.parse(at),
});

test("thirty days are told, today included, and a day begins at midnight in UTC+8", () => {
  const clicks = [
    click("2026-10-22T23:59:59+08:00"),
    click("2026-10-23T00:00:00+08:00"),
    click("2026-11-21T00:00:00+08:00"),
  ];
  expect(clicksByDay(clicks, now).map(({ day }) => day)).toEqual(["2026-11-21", "2026-10-23"]);
});

test("a visitor's clock that runs ahead counts today", () => {
  expect(clicksByDay([click("2026-11-23T08:00:00+08:00")], now)).toEqual([
    { day: "2026-11-21", channel: "chat", count: 1 },
  ]);
});

test("within a day the channel with the most comes first, and unknown ones are one", () => {
  const clicks = [
    click("2026-11-20T08:00:00+08:00", "poster"),
    ...[null, "fax", null].map((channel) => click("2026-11-20T09:00:00+08:00", channel)),
    click("2026-11-20T10:00:00+08:00", "qr"),
    click("2026-11-20T11:00:00+08:00", "qr"),
  ];
  expect(clicksByDay(clicks, now).map(({ channel, count }) => [channel, count])).toEqual([
    [null, 3],
    ["qr", 2],
    ["poster", 1],
  ]);
});
