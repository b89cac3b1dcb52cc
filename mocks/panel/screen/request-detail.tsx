import { useEffect, useState } from "react";
import { copyText } from "../../../src/platform/clipboard";
import { isRecord } from "../../kernel/contract-model";
import { describeViolation } from "../../kernel/violations";
import type { RequestDetailView, RequestView } from "../control/views";
import { callControl } from "./call-control";
import { ChangeTable } from "./change-table";
import type { ControlApi } from "./use-control-api";

/** Longer texts are cut: they slow down scrolling. */
const maximumLetters = 20_000;

/** Everything about one request, and what can be done with it. */
export function RequestDetail({ request, controlApi }: { request: RequestView; controlApi: ControlApi }) {
  const [detail, setDetail] = useState<RequestDetailView | null>(null);
  const [copied, setCopied] = useState("");
  const { number } = request;

  useEffect(() => {
    let isOver = false;
    void callControl("GET", `requests/${number}`).then((response) => {
      if (!isOver && response.ok && isDetail(response.value)) setDetail(response.value);
    });
    return () => {
      isOver = true;
    };
  }, [number]);

  async function copyTest(): Promise<void> {
    const response = await callControl("GET", `requests/${number}/test`);
    if (!response.ok) return controlApi.showProblem(response.msg);
    const isCopied = typeof response.value === "string" && (await copyText(response.value));
    const [, group = "mall"] = /^contracts\/(\w+)\.yaml/.exec(request.line ?? "") ?? [];
    setCopied(
      isCopied ? `Copied; paste it into a file such as tests/${group}/copied.test.ts.` : "Not copied.",
    );
  }

  return (
    <article className="detail" aria-label={`Request ${number}`}>
      <div className="row wrap">
        <button
          type="button"
          className="second"
          disabled={request.position === null}
          onClick={() => controlApi.send("POST", `requests/${number}/jump`)}
        >
          Jump here
        </button>
        {!request.isOutside && (
          <button type="button" className="second" onClick={copyTest}>
            Copy as test
          </button>
        )}
        <span className="note" role="status">
          {copied || (request.position === null ? "Its world was overwritten." : "")}
        </span>
      </div>
      <dl>
        <Fact name="Request">{`${request.method} ${request.address}`}</Fact>
        <Fact name="Handler">
          {request.isOutside
            ? "none; the answer is not the world's, and its texts are in the browser's own network panel alone"
            : (request.operationId ?? "none")}
        </Fact>
        <Fact name="Contract">{request.line ?? "in no contract"}</Fact>
        <Fact name="Answer">
          {`${request.status === 0 ? "broken connection" : `HTTP ${request.status}`}, ${request.duration.toFixed(1)} ms, at ${request.at.slice(0, 19).replace("T", " ")}`}
        </Fact>
        <Fact name="Validation">
          {request.violations.length === 0 ? (
            <span className="good">keeps the contract</span>
          ) : (
            <ul className="bad">
              {request.violations.map((violation) => (
                <li key={`${violation.pointer} ${violation.message}`}>{describeViolation(violation)}</li>
              ))}
            </ul>
          )}
        </Fact>
        {request.faults.length > 0 && <Fact name="On purpose">{request.faults.join(", ")}</Fact>}
      </dl>
      <h3>{request.changes.length === 0 ? "Changed nothing" : "Changed"}</h3>
      {request.changes.map((change) => (
        <ChangeTable key={`${change.table} ${change.id}`} change={change} />
      ))}
      {detail && (
        <>
          <Code
            title="Headers"
            text={Object.entries(detail.headers)
              .map((header) => header.join(": "))
              .join("\n")}
          />
          <Code title="Body" text={pretty(detail.requestText)} />
          <Code title="Answer" text={pretty(detail.answer)} />
        </>
      )}
    </article>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Code({ title, text }: { title: string; text: string }) {
  if (text === "") return null;
  return (
    <>
      <h3>{title}</h3>
      <pre>{text.length > maximumLetters ? `${text.slice(0, maximumLetters)}…` : text}</pre>
    </>
  );
}

function pretty(text: string | null): string {
  try {
    return text === null ? "" : JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text ?? "";
  }
}

function isDetail(value: unknown): value is RequestDetailView {
  return isRecord(value) && "answer" in value && isRecord(value["headers"]);
}
