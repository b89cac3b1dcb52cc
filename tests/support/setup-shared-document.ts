import { beforeAll } from "vitest";
import { i18n, setUpTranslations } from "../../src/i18n/set-up";
import { setCurrentLocale } from "../../src/platform/current-locale";

// Modules and their state outlive a file here; each file with a document begins as the first one did.
if (typeof document !== "undefined") beforeAll(beginVisit);

async function beginVisit(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  document.body.replaceChildren();
  setCurrentLocale("en-US");
  await setUpTranslations("en-US");
  if (i18n.language !== "en-US") throw new Error("The language did not change.");
}
