import { testMutants } from "./mutant-tests";
import { noteMutants } from "./mutants";
import { startNotes } from "./servers/notes-server";

// Half of the mutants: test workers run whole files in parallel.
testMutants({ name: "notes", start: startNotes }, noteMutants.slice(0, Math.ceil(noteMutants.length / 2)));
