import { useState } from "react";
import { detectLocale } from "../../../src/platform/current-locale";
import { currentVariant } from "../../../src/platform/environment";
import { type Locale, localePath, locales, splitLocalePath } from "../../../src/platform/locale";
import { removeStored, writeStored } from "../../../src/platform/storage";
import { claimedClient, clients, isClientName, setClaimedClient } from "../client-claim";
import { loadAgain } from "./load-again";
import { SelectField } from "./select-field";

const languageNames: Readonly<Record<Locale, string>> = {
  "zh-CN": "简体中文 (zh-CN)",
  "zh-TW": "繁體中文 (zh-TW)",
  "en-US": "English (en-US)",
};
const variants = { china: "China", global: "Global" } as const;

/** What the page assumes about its reader. Every choice reloads it. */
export function PageTab() {
  const [client, setClient] = useState(claimedClient);

  function changeClient(value: string): void {
    const next = isClientName(value) ? value : null;
    setClaimedClient(next);
    setClient(next);
    loadAgain();
  }

  return (
    <div className="scroll">
      <div className="block">
        <SelectField
          label="Language"
          value={detectLocale()}
          options={locales.map((locale) => [locale, languageNames[locale]])}
          onChange={changeLanguage}
        />
        <SelectField
          label="Variant"
          value={currentVariant()}
          options={Object.entries(variants)}
          onChange={changeVariant}
        />
        <SelectField
          label="Client"
          value={client ?? ""}
          options={[
            ["", "This browser"],
            ...Object.entries(clients).map(([name, one]) => [name, one.name] as const),
          ]}
          onChange={changeClient}
        />
        <p className="note">
          The client is claimed in this tab until it is closed: the page reads another user agent. The width
          of the window stays yours.
        </p>
      </div>
      <div className="block">
        <button
          type="button"
          className="second"
          onClick={() => {
            removeStored("locale");
            removeStored("variantFlag");
            setClaimedClient(null);
            loadAgain();
          }}
        >
          Forget these three
        </button>
      </div>
    </div>
  );
}

function changeLanguage(value: string): void {
  const locale = locales.find((known) => known === value);
  if (!locale) return;
  writeStored("locale", locale);
  const { pathname } = location;
  loadAgain(splitLocalePath(pathname).prefix === "" ? pathname : localePath(pathname, locale));
}

function changeVariant(value: string): void {
  if (value !== "china" && value !== "global") return;
  writeStored("variantFlag", value);
  loadAgain();
}
