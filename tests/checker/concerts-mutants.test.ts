import { testMutants } from "./mutant-tests";
import { concertMutants } from "./mutants";
import { startConcerts } from "./servers/concerts-server";

testMutants({ name: "concerts", start: startConcerts, isStrict: true }, concertMutants);
