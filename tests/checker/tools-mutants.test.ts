import { testMutants } from "./mutant-tests";
import { toolMutants } from "./mutants";
import { startTools } from "./servers/tools-server";

testMutants({ name: "tools", start: startTools, isStrict: true }, toolMutants);
