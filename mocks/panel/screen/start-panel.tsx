import { createRoot } from "react-dom/client";
import { Panel } from "./panel";
import styles from "./panel.css?inline";
import { readOpenness } from "./panel-settings";

/**
 * Shows the developers' panel on the open page, once. A browser that is driven by a program gets it only where the
 * address has `?panel` or somebody opened it before, so that tests see the page alone.
 */
export function startPanel(): void {
  const isRequested = new URLSearchParams(location.search).has("panel");
  const storedOpenness = readOpenness();
  if (document.getElementById(hostId) || (navigator.webdriver && !isRequested && storedOpenness === null))
    return;
  const host = document.createElement("div");
  host.id = hostId;
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  // Neither a style element nor an attribute: the strictest content security policy lets it pass.
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const place = document.createElement("div");
  root.append(place);
  document.body.append(host);
  createRoot(place).render(<Panel isOpenAtFirst={storedOpenness ?? isRequested} />);
}

const hostId = "stockbook-mock-panel";
