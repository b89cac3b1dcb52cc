import { testMutants } from "./mutant-tests";
import { boardMutants } from "./mutants";
import { startBoards } from "./servers/boards-server";

// Half of the mutants: test workers run whole files in parallel.
testMutants({ name: "boards", start: startBoards }, boardMutants.slice(Math.ceil(boardMutants.length / 2)));
