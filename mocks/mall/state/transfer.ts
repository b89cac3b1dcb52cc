import { defineTable } from "../../world/define-table";

/** There when no message with the account of a bank transfer goes out in this world. */
export const silentTransferTable = defineTable("mall.silent-transfer", {
  id: (row: { readonly id: "silent" }) => row.id,
});
