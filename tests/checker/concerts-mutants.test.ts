import { areFoundOut } from "./found-out";
import { concertMutants } from "./mutants";
import { startConcerts } from "./servers/concerts-server";

areFoundOut({ name: "concerts", start: startConcerts, isStrict: true }, concertMutants);
