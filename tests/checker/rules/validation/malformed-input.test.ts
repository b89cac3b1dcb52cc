import { testMutants } from "../../mutant-tests";
import { testDefects, tools } from "../../rule-tests";

testMutants(tools, [["listLoans breaks down on a cursor of nobody", "listLoans", "server-error"]]);

testDefects("library", ["getBook breaks on a broken percent sign"], ["listBooks", "createBook", "getBook"]);

testDefects("market", ["listProducts breaks on a page said twice"], ["listProducts"]);
