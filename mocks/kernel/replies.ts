/** Headers of an answer besides its content type. */
export type ReplyHeaders = Readonly<Record<string, string>>;

export interface SuccessReply<Data> {
  readonly kind: "success";
  readonly data: Data;
  readonly headers: ReplyHeaders | undefined;
}

export interface RefusalReply<Body extends object> {
  readonly kind: "refusal";
  readonly body: Body;
}

export interface PlainReply<Status extends number, Body> {
  readonly kind: "plain";
  readonly status: Status;
  readonly body: Body;
  readonly headers: ReplyHeaders | undefined;
}

/** Success: `data` inside the contract's envelope. */
export function ok<Data>(data: Data, headers?: ReplyHeaders): SuccessReply<Data> {
  return { kind: "success", data, headers };
}

/**
 * One of the documented failures, `refuse({ code: 404, errcode: 40400, msg: "…" })`. `success: false` and
 * `data: null` are added; the HTTP status is 200, or the code where the envelope follows the status.
 */
export function refuse<Body extends object>(body: Body): RefusalReply<Body> {
  return { kind: "refusal", body };
}

/** A whole answer of any documented status. Text is sent as it is, with the contract's media type; anything else as JSON. */
export function reply<Status extends number, Body>(
  status: Status,
  body: Body,
  headers?: ReplyHeaders,
): PlainReply<Status, Body> {
  return { kind: "plain", status, body, headers };
}
