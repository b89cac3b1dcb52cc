import { claimClient } from "../client-claim";
import { startPanel } from "./start-panel";

// The demonstration server puts this before the page's own script, which then reads the claimed client.
claimClient();
startPanel();
