/** What the compared lists show of a customer. */
export interface ComparedRow {
  readonly kdUid: string;
  readonly name: string;
  readonly contactName: string;
  readonly phone: string;
  readonly labels: readonly string[];
  readonly serviceState: string;
  readonly serviceExpiry: string | null;
  readonly remainingDays: number | null;
}

/** Reads the rows beside the page, as the product's page reads its own. */
export async function fetchRows(): Promise<readonly ComparedRow[]> {
  const response = await fetch(location.pathname.replace(/\/$/, "") + "/rows.json");
  const body: { data: { list: readonly ComparedRow[] } } = await response.json();
  return body.data.list;
}

/** Whether a row has the text in its name, contact, phone number or a label. */
export function hasText(row: ComparedRow, text: string): boolean {
  const { name, contactName, phone, labels } = row;
  return [name, contactName, phone, ...labels].some((value) => value.includes(text));
}

export function daysText({ remainingDays }: ComparedRow): string {
  if (remainingDays === null) return "";
  return remainingDays < 0 ? `过期${-remainingDays}天` : `剩${remainingDays}天`;
}

export function byName(left: ComparedRow, right: ComparedRow): number {
  return left.name.localeCompare(right.name, "zh-CN");
}
