/** A version's value of a feature: a key of `compare.value`, or a count from the prices. */
type Value = "included" | "missing" | "unlimited" | "twoGrades" | "online" | "onlineAndPhone";

export interface ComparisonRow {
  readonly name:
    | "records"
    | "trade"
    | "scan"
    | "print"
    | "debts"
    | "weekly"
    | "transfer"
    | "rights"
    | "commission"
    | "grades"
    | "support"
    | "export";
  readonly standard: Value;
  readonly professional: Value;
}

export interface RowGroup {
  readonly name: "size" | "daily" | "growing" | "service";
  readonly rows: readonly ComparisonRow[];
}

const inBoth = (name: ComparisonRow["name"]): ComparisonRow => ({
  name,
  standard: "included",
  professional: "included",
});
const inProfessional = (name: ComparisonRow["name"]): ComparisonRow => ({
  name,
  standard: "missing",
  professional: "included",
});

/** The comparison in its order on the page; stores and users come first in `size`, from the prices. */
export const comparisonGroups: readonly RowGroup[] = [
  { name: "size", rows: [{ name: "records", standard: "unlimited", professional: "unlimited" }] },
  {
    name: "daily",
    rows: [inBoth("trade"), inBoth("scan"), inBoth("print"), inBoth("debts"), inBoth("weekly")],
  },
  {
    name: "growing",
    rows: [
      inProfessional("transfer"),
      inProfessional("rights"),
      inProfessional("commission"),
      { name: "grades", standard: "twoGrades", professional: "unlimited" },
    ],
  },
  {
    name: "service",
    rows: [{ name: "support", standard: "online", professional: "onlineAndPhone" }, inBoth("export")],
  },
];
