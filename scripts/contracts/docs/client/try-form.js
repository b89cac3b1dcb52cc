import { exampleValues, readCall } from "./call.js";
import { obstacleTo } from "./other-site.js";
import { sendCall } from "./send-call.js";
import { textElement } from "./texts.js";

/* "Try it": a form of each operation, built when it is first opened. */

/** Forms by their article. */
const forms = new WeakMap();

/** The server that calls go to; that of the contract where nothing can be tried. */
export function serverOf(call) {
  const { try: kind, address } = document.body.dataset;
  if (kind === "address") return address;
  return kind === "nowhere" ? call.server : location.origin;
}

/** What the form of an operation holds; null where it was not opened. */
export function valuesOf(article) {
  return forms.get(article)?.values() ?? null;
}

/** Builds the form of an operation when it is opened. */
export function prepareTryForm(article) {
  const details = article.querySelector(".try");
  details.addEventListener("toggle", () => {
    if (!details.open || forms.has(article)) return;
    const call = readCall(article);
    const kind = document.body.dataset.try;
    details.append(
      textElement(
        "p",
        `try.${kind === "address" ? "elsewhere" : kind === "own" ? "mock" : kind}`,
        serverOf(call),
      ),
    );
    const obstacle = kind === "address" ? obstacleTo(serverOf(call)) : null;
    if (obstacle !== null) details.append(textElement("p", obstacle, serverOf(call)));
    if (kind === "nowhere") forms.set(article, { values: () => exampleValues(call) });
    else forms.set(article, openForm(details, call));
  });
}

function openForm(details, call) {
  const form = document.createElement("form");
  form.className = "try-form";
  form.noValidate = true;
  const start = exampleValues(call);
  const inputs = call.parameters.map((parameter, index) =>
    parameterField(form, call, parameter, start.parameters[index]),
  );
  const body = call.media.length > 0 ? bodyField(form, call, start.body) : null;
  const prefer = preferField(form, call);
  const send = textElement("button", "try.send");
  const result = document.createElement("div");
  result.className = "result";
  result.setAttribute("role", "status");
  form.append(send);
  details.append(form, result);
  const values = () => ({
    parameters: inputs.map((input) => input?.value ?? ""),
    body: body?.value ?? "",
    prefer: prefer?.value ?? "",
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const missing = call.parameters.findIndex(
      ({ required }, index) => required && inputs[index] !== null && inputs[index].value.trim() === "",
    );
    for (const [index, input] of inputs.entries())
      input?.setAttribute("aria-invalid", String(index === missing));
    if (missing >= 0) {
      result.replaceChildren(textElement("p", "try.required", call.parameters[missing].name));
      inputs[missing].focus();
    } else if (send.getAttribute("aria-disabled") !== "true")
      void sendCall(serverOf(call), call, values(), send, result);
  });
  return { values };
}

function labelled(form, label, input, id) {
  input.id = id;
  label.htmlFor = id;
  const row = document.createElement("p");
  row.append(label, input);
  form.append(row);
  return input;
}

/** A field of a parameter; null for a cookie, which no script may set. */
function parameterField(form, call, parameter, value) {
  if (parameter.in === "cookie") {
    form.append(textElement("p", "try.cookie", parameter.name));
    return null;
  }
  const label = document.createElement("label");
  const place = document.createElement("span");
  place.className = "in";
  place.textContent = parameter.in;
  label.append(`${parameter.name}${parameter.required ? " *" : ""} `, place);
  const input = document.createElement("input");
  input.value = value;
  input.required = parameter.required;
  input.autocomplete = "off";
  return labelled(form, label, input, `try-${call.operationId}-${parameter.in}-${parameter.name}`);
}

function bodyField(form, call, value) {
  const body = document.createElement("textarea");
  body.value = value;
  body.rows = Math.min(20, Math.max(4, value.split("\n").length));
  body.spellcheck = false;
  const id = `try-${call.operationId}-body`;
  if (call.examples.length > 1) {
    const choice = document.createElement("select");
    for (const { name } of call.examples) choice.append(new Option(name, name));
    labelled(form, textElement("label", "try.bodyExample"), choice, `${id}-example`);
    choice.addEventListener("change", () => {
      body.value = call.examples[choice.selectedIndex].text;
    });
  }
  return labelled(form, textElement("label", "try.body", call.media[0]), body, id);
}

/** Every named example of a response can be asked of the mock back end. */
function preferField(form, call) {
  if (call.answers.length === 0) return null;
  const choice = document.createElement("select");
  const none = textElement("option", "try.preferNone");
  none.value = "";
  choice.append(none, ...call.answers.map((name) => new Option(name, name)));
  return labelled(form, textElement("label", "try.prefer"), choice, `try-${call.operationId}-prefer`);
}
