import { exampleValues, readCall } from "./call.js";
import { snippetWriters } from "./snippets.js";
import { setText } from "./texts.js";
import { serverOf, valuesOf } from "./try-form.js";

/* "Copy as": the text is shown, too, for browsers that refuse the clipboard. */

/** Handles the copy buttons of an operation; what its form holds is copied where that is open. */
export function prepareCopy(article) {
  const tools = article.querySelector(".tools");
  tools.addEventListener("click", (event) => {
    const kind =
      event.target instanceof Element ? event.target.closest("[data-copy]")?.dataset.copy : undefined;
    if (kind !== undefined) void copySnippet(article, tools, kind);
  });
}

async function copySnippet(article, tools, kind) {
  const call = readCall(article);
  const values = valuesOf(article) ?? exampleValues(call);
  const text = snippetWriters[kind](call, values, serverOf(call));
  const shown = tools.querySelector(".snippet");
  shown.hidden = false;
  shown.querySelector("code").textContent = text;
  const isCopied = await writeClipboard(text);
  setText(tools.querySelector(".copied"), isCopied ? "copy.copied" : "copy.manual");
}

async function writeClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
