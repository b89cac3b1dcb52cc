import { areFoundOut } from "./found-out";
import { toolMutants } from "./mutants";
import { startTools } from "./servers/tools-server";

areFoundOut({ name: "tools", start: startTools, isStrict: true }, toolMutants);
