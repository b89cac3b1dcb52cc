import { requestOf } from "./call.js";
import { setText, textElement } from "./texts.js";

/** Longest wait for an answer. */
const mostMilliseconds = 30_000;

/** Sends a call and shows its answer, or why there is none; the button waits meanwhile. */
export async function sendCall(server, call, values, button, result) {
  const { address, ...request } = requestOf(call, values);
  button.setAttribute("aria-disabled", "true");
  setText(button, "try.sending");
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  try {
    const signal = AbortSignal.timeout(mostMilliseconds);
    const response = await fetch(server + address, { ...request, credentials: "include", signal });
    const text = await response.text();
    result.replaceChildren(...responseParts(response, text, elapsed()));
  } catch (error) {
    const failed = document.createElement("p");
    failed.className = "failed";
    setText(failed, ...failureOf(error, server, elapsed()));
    result.replaceChildren(failed);
  } finally {
    button.removeAttribute("aria-disabled");
    setText(button, "try.send");
  }
}

/** The text of a failure with its values: browsers do not tell a refused origin from a server that is down. */
function failureOf(error, server, milliseconds) {
  if (error instanceof DOMException && error.name === "TimeoutError") return ["try.timeout"];
  if (server !== location.origin && error instanceof TypeError)
    return ["try.unreachable", server, milliseconds, location.origin];
  return ["try.failed", error.message, milliseconds];
}

function responseParts(response, text, milliseconds) {
  const status = textElement(
    "p",
    "try.status",
    `${response.status} ${response.statusText}`.trim(),
    milliseconds,
  );
  status.className = response.ok ? "succeeded" : "failed";
  const headers = document.createElement("details");
  const lines = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  headers.append(textElement("summary", "try.headers"), block(lines.join("\n")));
  const body = text === "" ? textElement("p", "try.empty") : block(indentedText(text));
  return [status, headers, textElement("h5", "try.responseBody"), body];
}

function block(text) {
  const pre = document.createElement("pre");
  pre.tabIndex = 0;
  const code = document.createElement("code");
  code.textContent = text;
  pre.append(code);
  return pre;
}

function indentedText(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
