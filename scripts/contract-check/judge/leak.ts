import type { Exchange } from "../send/exchange";

/** Texts that only the inside of a server contains, such as stack traces. */
const internals = [
  /\bat [\w.<>$ ]+ \((?:file:\/\/)?[/\w.:-]+:\d+:\d+\)/,
  /\n\s+at (?:async )?[\w.<>$/:-]+[ (:]/,
  /\\n\s+at [\w.<>$ ]+ ?\(/,
  /Traceback \(most recent call last\)/,
  /\bFile "[^"]+", line \d+/,
  /(?:java|org|com)\.[\w.]+(?:Exception|Error)\b/,
  /\bat [\w.$]+\([\w]+\.java:\d+\)/,
  /\bgoroutine \d+ \[/,
  /\b(?:SQLSTATE|ORA-\d{5}|SQLITE_[A-Z]+|SequelizeDatabaseError|PrismaClient\w*Error|QueryFailedError|syntax error at or near|You have an error in your SQL syntax)/,
  /\bSELECT .+ FROM \w+ WHERE\b/,
  /\b(?:TypeError|ReferenceError|RangeError|NullPointerException|UnhandledPromiseRejection)\b/,
  /\bnode_modules\//,
];

/**
 * A failure shows no stack trace, source path, database message or name of an exception; text that the request sent
 * may be repeated. Returns what is shown, undefined where nothing is.
 *
 * Standard: RFC 9457 §5 (security considerations of error details).
 * Reports: `leak`. Severity: error.
 */
export function leakIn(exchange: Pick<Exchange, "ok" | "text" | "request" | "code">): string | undefined {
  if (exchange.ok || exchange.text === "") return undefined;
  const sent = exchange.request.body?.toString("utf8") ?? "";
  // Of a request that is refused it is said what is wrong with its text.
  const isAboutRequest = exchange.code >= 400 && exchange.code < 500;
  for (const expression of isAboutRequest ? internals : [...internals, /\bSyntaxError\b/]) {
    const found = expression.exec(exchange.text)?.[0];
    if (found !== undefined && !sent.includes(found.trim())) return found.trim().slice(0, 160);
  }
  return undefined;
}
