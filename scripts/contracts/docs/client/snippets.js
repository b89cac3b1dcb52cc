import { requestOf, typedParameters } from "./call.js";

/* A call as text for a terminal or for code. */

/** A call as each kind of text, by the kind's name. */
export const snippetWriters = { curl: curlSnippet, fetch: fetchSnippet, typed: typedSnippet };

function curlSnippet(call, values, server) {
  const { method, address, headers, body } = requestOf(call, values);
  const lines = [`curl -sS -i${method === "GET" ? "" : ` -X ${method}`} ${shellText(server + address)}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`-H ${shellText(`${name}: ${value}`)}`);
  if (body !== null) lines.push(`--data-binary ${shellText(body)}`);
  return lines.join(" \\\n  ");
}

function shellText(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function fetchSnippet(call, values, server) {
  const { method, address, headers, body } = requestOf(call, values);
  const options = [
    ...(method === "GET" ? [] : [`method: ${JSON.stringify(method)}`]),
    'credentials: "include"',
    ...(Object.keys(headers).length === 0 ? [] : [`headers: ${literal(headers, 1)}`]),
    ...(body === null ? [] : [`body: ${bodyLiteral(body)}`]),
  ];
  return `const response = await fetch(${JSON.stringify(server + address)}, {\n${options.map((option) => `  ${option},\n`).join("")}});`;
}

function bodyLiteral(body) {
  const value = parsed(body);
  return value === undefined ? JSON.stringify(body) : `JSON.stringify(${literal(value, 1)})`;
}

/** As the clients in `src/api` are called. */
function typedSnippet(call, values) {
  const parameters = typedParameters(call, values);
  const { body } = requestOf(call, values);
  const input = [
    ...(Object.keys(parameters).length === 0 ? [] : [`params: ${literal(parameters, 2)}`]),
    ...(body === null ? [] : [`body: ${literal(parsed(body) ?? body, 2)}`]),
  ];
  const client = `${call.group}Client`;
  const given = input.length === 0 ? "" : `, {\n${input.map((one) => `    ${one},\n`).join("")}  }`;
  return `import { ${client} } from "./src/api/${call.group}/client";
import { unwrap } from "./src/client/client-error";

const data = await unwrap(
  ${client}.${call.method}(${JSON.stringify(call.path)}${given}),
);`;
}

/** A value as code, its lines indented below the first. */
function literal(value, depth) {
  return JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, "$1$2:")
    .replaceAll("\n", `\n${"  ".repeat(depth)}`);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
