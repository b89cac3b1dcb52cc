import { describe, expect, test } from "vitest";
import {
  chooseInvitation,
  type Invitation,
  invitationQuery,
  readInvitation,
} from "../../src/rules/invite-invitation";

const fromYongxing: Invitation = { recode: "YX9027", programme: "zhj", channel: "chat" };
const fromZhou: Invitation = { recode: "ZF8820", programme: "zhj", channel: null };
const read = (query: string) => readInvitation(new URLSearchParams(query));

describe("reading an invitation from an address", () => {
  test("code, channel and programme are read, and written back they are the same", () => {
    const invitation = { recode: "YX9027", programme: "xh", channel: "poster" } as const;
    expect(read("recode=yx9027&channel=poster&programme=xh")).toEqual(invitation);
    expect(read(invitationQuery(invitation).slice(1))).toEqual(invitation);
  });

  test.each(["zhj", "xh"] as const)("the programme is kept on a page whose own is %s", (ofPage) => {
    for (const programme of ["zhj", "xh"] as const) {
      const query = invitationQuery({ ...fromZhou, programme }, ofPage);
      expect(readInvitation(new URLSearchParams(query), ofPage)?.programme).toBe(programme);
    }
  });

  test.each(["", "recode=", "recode=abc", "recode=%3Cscript%3E", "recode=12345678901234567", "code=YX9027"])(
    "%j carries none",
    (query) => {
      expect(read(query)).toBeNull();
    },
  );

  test("an unknown channel counts as none, an unknown programme as the usual one", () => {
    expect(read("recode=YX9027&channel=pigeon&programme=other")).toEqual({
      recode: "YX9027",
      programme: "zhj",
      channel: null,
    });
    expect(readInvitation(new URLSearchParams("recode=YX9027"), "xh")?.programme).toBe("xh");
  });
});

describe("which invitation applies", () => {
  test("without a link the stored one", () => {
    expect(chooseInvitation(null, fromYongxing)).toEqual({ kind: "active", invitation: fromYongxing });
    expect(chooseInvitation(null, null)).toEqual({ kind: "none" });
  });

  test("the first link", () => {
    expect(chooseInvitation(fromZhou, null)).toEqual({ kind: "active", invitation: fromZhou });
  });

  test("a newer link of the same inviter", () => {
    const newer: Invitation = { ...fromYongxing, channel: "poster" };
    expect(chooseInvitation(newer, fromYongxing)).toEqual({ kind: "active", invitation: newer });
  });

  test("neither by itself where another inviter's link arrives", () => {
    expect(chooseInvitation(fromZhou, fromYongxing)).toEqual({
      kind: "conflict",
      stored: fromYongxing,
      arrived: fromZhou,
    });
  });
});
