import { areFoundOut } from "./found-out";
import { noteMutants } from "./mutants";
import { startNotes } from "./servers/notes-server";

// One half of them: workers share files, not tests.
areFoundOut({ name: "notes", start: startNotes }, noteMutants.slice(0, Math.ceil(noteMutants.length / 2)));
