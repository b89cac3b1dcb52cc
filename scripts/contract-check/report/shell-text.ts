/** Placeholder for `$id1` until the text is quoted. */
export const mark = (name: string): string => `⟦${name}⟧`;

/**
 * A text as one shell word, variables outside the quotes. Line breaks and control characters become escapes: copying
 * from a terminal would lose them.
 */
export function quote(text: string): string {
  const isPlain = !/\p{Cc}/u.test(text);
  const quoted = isPlain
    ? `'${text.replaceAll("'", "'\\''")}'`
    : `$'${text.replace(/[\\']/g, "\\$&").replace(/\p{Cc}/gu, escaped)}'`;
  return quoted.replace(/⟦(\w+)⟧/g, (_, name: string) => `'"$${name}"${isPlain ? "'" : "$'"}`);
}

const short: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function escaped(letter: string): string {
  const code = letter.charCodeAt(0);
  return short[letter] ?? (code < 128 ? `\\x${code.toString(16).padStart(2, "0")}` : letter);
}

/** The quoted words of a script, and the text between them. */
const pieces = /\$'(?:[^\\']|\\[\s\S])*'|'[^']*'|"(?:[^\\"]|\\[\s\S])*"|\\[\s\S]|[^'"\\$]+|\$/g;

/** The script with the named variables moved out of single quotes, so that the shell expands them. */
export function opened(script: string, names: ReadonlySet<string>): string {
  return script.replace(pieces, (piece) => {
    const begin = /^\$?'/.exec(piece)?.[0];
    if (begin === undefined) return piece;
    return piece.replace(/\$([A-Z][A-Z0-9_]*)/g, (whole, name: string) =>
      names.has(name) ? `'"$${name}"${begin}` : whole,
    );
  });
}
