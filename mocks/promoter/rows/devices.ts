export type DeviceKind = "till" | "printer" | "scanner" | "scale";

/** A till, printer, scanner or scale of a customer. */
export interface DeviceRow {
  readonly deviceId: number;
  readonly customerId: string;
  readonly kind: DeviceKind;
  readonly name: string;
  readonly deviceNo: string;
  readonly addedAt: number;
  /** Null while it is bound to no shop. */
  readonly shopId: number | null;
  readonly boundAt: number | null;
}
