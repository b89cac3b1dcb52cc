import { readAddress, writeAddress } from "./address.js";
import { prepareCopy } from "./copy.js";
import { listenToKeys, shownLinks } from "./keyboard.js";
import { clearFilters, filterOperations, readOperations, restoreFilters, storeFilters } from "./search.js";
import { applyLanguage, chooseLanguage } from "./texts.js";
import { prepareTryForm } from "./try-form.js";
import { prepareWorkList } from "./work-list.js";

/* Starts the script of the contracts page. */

function startPage() {
  const operations = readOperations();
  for (const element of document.querySelectorAll("[data-script]")) element.hidden = false;
  restoreFilters();
  filterOperations(operations);
  for (const { article } of operations) {
    prepareCopy(article);
    prepareTryForm(article);
  }
  const followFilters = prepareWorkList();
  prepareLanguage();
  const change = () => {
    storeFilters();
    filterOperations(operations);
    followFilters();
  };
  for (const id of ["search", "group", "state", "proposed"])
    document.getElementById(id).addEventListener("input", change);
  const clear = () => {
    clearFilters();
    filterOperations(operations);
    followFilters();
  };
  document.getElementById("clear").addEventListener("click", clear);
  listenToKeys(operations, change);
  document.querySelector("form[role=search]").addEventListener("submit", (event) => {
    event.preventDefault();
    shownLinks(operations)[0]?.click();
  });

  /** An address that names an operation shows it, whatever is searched for. */
  const showAddressed = () => {
    const target = operations.find(({ article }) => `#${article.id}` === location.hash);
    if (!target?.article.hidden) return;
    clear();
    target.article.scrollIntoView();
  };
  addEventListener("hashchange", showAddressed);
  showAddressed();
}

function prepareLanguage() {
  const choice = document.getElementById("language");
  choice.value = chooseLanguage(readAddress().language);
  applyLanguage(choice.value);
  choice.addEventListener("change", () => {
    applyLanguage(choice.value);
    writeAddress({ language: choice.value });
  });
}

startPage();
