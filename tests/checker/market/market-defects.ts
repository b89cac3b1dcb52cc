import type { Defect } from "../contract-server/defect";
import { accessDefects } from "./defects/access";
import { furtherDefects } from "./defects/further";
import { inputDefects } from "./defects/input";
import { latestDefects } from "./defects/latest";
import { responseDefects } from "./defects/responses";
import { stateDefects } from "./defects/state";

export const marketDefects: Defect[] = [
  ...responseDefects,
  ...inputDefects,
  ...accessDefects,
  ...stateDefects,
  ...furtherDefects,
  ...latestDefects,
];
