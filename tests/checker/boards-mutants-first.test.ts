import { areFoundOut } from "./found-out";
import { boardMutants } from "./mutants";
import { startBoards } from "./servers/boards-server";

// One half of them: workers share files, not tests.
areFoundOut(
  { name: "boards", start: startBoards },
  boardMutants.slice(0, Math.ceil(boardMutants.length / 2)),
);
