import { testMutants } from "../../mutant-tests";
import { boards } from "../../rule-tests";

testMutants(boards, [["key ignored", "createBoard", "idempotency"]]);
