import type { Defect } from "../contract-server/defect";
import { ofAccess } from "./defects/access";
import { ofAnswers } from "./defects/answers";
import { further } from "./defects/further";
import { ofInput } from "./defects/input";
import { latest } from "./defects/latest";
import { ofState } from "./defects/state";

/** Market places that break one promise each. */
export const marketDefects: Defect[] = [
  ...ofAnswers,
  ...ofInput,
  ...ofAccess,
  ...ofState,
  ...further,
  ...latest,
];
