import { accountGroup } from "./account/group";
import { activityGroup } from "./activity/group";
import { contentGroup } from "./content/group";
import { inviteGroup } from "./invite/group";
import type { Group } from "./kernel/group";
import { mallGroup } from "./mall/group";
import { promoterGroup } from "./promoter/group";
import { reportGroup } from "./report/group";

/** The groups that are mocked, in the order of their names' introduction in the contracts. */
export const groups: readonly Group[] = [
  contentGroup,
  accountGroup,
  inviteGroup,
  promoterGroup,
  mallGroup,
  activityGroup,
  reportGroup,
];
