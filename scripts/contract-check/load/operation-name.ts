import { singular } from "../lib/singular";

/**
 * An operation's name in words, verb first, as the rest reads it: its id without what the tools add that write contracts by
 * themselves, or words for its method and path where it has no id.
 */
export function nameOfOperation(id: string, method: string, address: string): string {
  if (id === "") return nameOfPath(method, address);
  return nameOfController(withoutAddress(id, method, address));
}

/** FastAPI's published default joins the name of the function, the path and the method: `read_note_notes__note_id__get`. */
function withoutAddress(id: string, method: string, address: string): string {
  const added = `${address.replace(/\W/g, "_")}_${method}`;
  return id.length > added.length && id.endsWith(added) ? id.slice(0, -added.length) : id;
}

/**
 * LoopBack's and NestJS's published defaults put the controller before the name of its method: `NoteController.findById`,
 * `NotesController_close`. A method named by its verb alone is about what the controller is called after.
 */
function nameOfController(id: string): string {
  const [, controller, method = ""] = /^(\w+?)Controller[._](\w+)$/.exec(id) ?? [];
  if (controller === undefined) return id;
  const [verb = "", ...rest] = wordsOf(method);
  const quantity = rest.join(" ");
  if (/^(all|many)$/.test(quantity)) return capitalised(verb, controller);
  return /^(one|by id|)$/.test(quantity) ? capitalised(verb, singular(controller)) : method;
}

const verbs: Readonly<Record<string, string>> = {
  delete: "delete",
  get: "get",
  patch: "update",
  post: "create",
  put: "replace",
};

/** `DELETE /decks/{deckId}` → `deleteDeck`, `POST /decks/{deckId}/archive` → `archiveDeck`. */
function nameOfPath(method: string, address: string): string {
  const steps = address.split("/").filter((step) => step !== "");
  const isParameter = (step: string | undefined): boolean => step?.startsWith("{") === true;
  const [last = "", above = ""] = steps.filter((step) => !isParameter(step)).reverse();
  const isMany = singular(last) !== last;
  if (isParameter(steps.at(-1))) return capitalised(verbs[method] ?? method, singular(last));
  if (method === "get" && isMany) return capitalised("list", last);
  if (method !== "post" || isMany) return capitalised(verbs[method] ?? method, singular(last));
  return isParameter(steps.at(-2)) ? capitalised(last, singular(above)) : capitalised("post", last);
}

const capitalised = (...names: string[]): string =>
  names
    .flatMap(wordsOf)
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());
