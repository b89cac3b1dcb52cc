/* A call of an operation, from the fields of its form or, before that is opened, from the examples of its contract. */

/** What the contract has of an operation's call, with its body examples. */
export function readCall(article) {
  const call = JSON.parse(article.dataset.call);
  const examples = [...article.querySelectorAll(".request-body [data-name]")].map((example) => ({
    name: example.dataset.name,
    text: example.querySelector("pre").textContent,
  }));
  return { ...call, examples };
}

/** The values of a call as the contract's examples have them. */
export function exampleValues(call) {
  return {
    parameters: call.parameters.map(({ example }) => example),
    body: call.examples[0]?.text ?? "",
    prefer: "",
  };
}

/** Parameters with their texts; those without one are left out, as are cookies, which the browser sends itself. */
function given(call, values, place) {
  return call.parameters.flatMap((parameter, index) => {
    const text = values.parameters[index];
    return parameter.in === place && text !== "" ? [{ ...parameter, text }] : [];
  });
}

/** The request of a call: its address below a server, headers and body. */
export function requestOf(call, values) {
  const path = call.path.replace(/\{([^}]+)\}/g, (hole, name) => {
    const parameter = given(call, values, "path").find((one) => one.name === name);
    return parameter ? encodeURIComponent(parameter.text) : hole;
  });
  const query = new URLSearchParams();
  for (const { name, type, text } of given(call, values, "query"))
    for (const one of isList(type) ? text.split(",") : [text]) query.append(name, one.trim());
  const headers = Object.fromEntries(given(call, values, "header").map(({ name, text }) => [name, text]));
  const hasBody = call.media.length > 0 && values.body.trim() !== "";
  if (hasBody) headers["Content-Type"] = call.media[0];
  if (values.prefer !== "") headers["Prefer"] = `example=${values.prefer}`;
  const search = query.toString();
  return {
    method: call.method,
    address: search === "" ? path : `${path}?${search}`,
    headers,
    body: hasBody ? values.body : null,
  };
}

/** The parameters of a call as typed values, by their place. */
export function typedParameters(call, values) {
  const places = ["path", "query", "header"].flatMap((place) => {
    const parameters = given(call, values, place);
    return parameters.length === 0
      ? []
      : [
          [
            place,
            Object.fromEntries(parameters.map(({ name, type, text }) => [name, typedValue(type, text)])),
          ],
        ];
  });
  return Object.fromEntries(places);
}

function typedValue(type, text) {
  if (isList(type))
    return text.split(",").map((one) => typedValue(type === "numbers" ? "number" : "text", one.trim()));
  if (type === "number" && text.trim() !== "" && Number.isFinite(Number(text))) return Number(text);
  if (type === "boolean" && /^(true|false)$/.test(text)) return text === "true";
  return text;
}

function isList(type) {
  return type === "list" || type === "numbers";
}
