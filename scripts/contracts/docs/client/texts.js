/* The page's own texts in the reader's language. Those of the contracts stay as they are. */
const pageTexts = globalThis.contractTexts;
let language = "en-US";

/** A text with its values in the places of {0} and {1}. */
export function textOf(key, ...values) {
  const text = pageTexts[language][key];
  return text.replace(/\{(\d)\}/g, (_, place) => String(values[Number(place)] ?? ""));
}

/** A language of the page, or the first one that the browser's user reads. */
export function chooseLanguage(asked) {
  if (asked !== null && Object.hasOwn(pageTexts, asked)) return asked;
  for (const wanted of navigator.languages) {
    if (/^zh-(tw|hk|mo|hant)/i.test(wanted)) return "zh-TW";
    if (/^zh/i.test(wanted)) return "zh-CN";
    if (/^en/i.test(wanted)) return "en-US";
  }
  return "en-US";
}

/** Puts every text of the page into a language. */
export function applyLanguage(next) {
  // The page is written in English.
  if (next !== language) translate(next);
  const format = new Intl.DateTimeFormat(next, { dateStyle: "medium", timeStyle: "short" });
  for (const element of document.querySelectorAll("time")) {
    const { dateTime } = element;
    element.textContent = format.format(new Date(dateTime));
    element.title = dateTime;
  }
}

function translate(next) {
  language = next;
  document.documentElement.lang = next;
  document.title = textOf("page.title");
  for (const element of document.querySelectorAll("[data-text]")) {
    const { text, values = "[]" } = element.dataset;
    element.textContent = textOf(text, ...JSON.parse(values));
  }
  for (const element of document.querySelectorAll("[data-label]"))
    element.setAttribute("aria-label", textOf(element.dataset.label));
}

/** An element that carries a text of the page, so that it follows a change of language. */
export function textElement(name, key, ...values) {
  const element = document.createElement(name);
  setText(element, key, ...values);
  return element;
}

/** Gives an element a text of the page. */
export function setText(element, key, ...values) {
  element.dataset.text = key;
  element.dataset.values = JSON.stringify(values);
  element.textContent = textOf(key, ...values);
}
