import { currencyOf, skuOf } from "../business/catalogue";
import { fenOf, sum, yuan } from "../business/money";
import { nextNumber } from "../business/numbers";
import { firstOrderId, moveOrder, orderExpires, orderTable } from "../business/orders";
import type { OrderRow, PriceLineKind, PriceLineRow } from "../business/rows/orders";
import { userTable } from "../business/users";
import { isRecord } from "../kernel/contract-model";
import { mapId, type ResponseImport, ResponseImportProblem } from "../kernel/response-import";
import { persistentSession, sessions } from "../kernel/session";
import type { World } from "../world/world";

/** An order made at a real back end can be paid, read and listed here, at the real one's price. */
export const mallImports: Readonly<Record<string, ResponseImport>> = {
  createOrder: importOrder,
  getOrder: importOrder,
};

function importOrder(world: World, data: unknown): void {
  const order = new RealOrder(data);
  const known = world.table(orderTable).by("orderNo", order.orderNo)[0];
  const userId = signedInUser(world);
  if (known?.userId === userId) return;
  if (known) throw order.problem("the mock back end has another user's order of this number");
  if (userId === null) throw order.problem("nobody is signed in at the mock back end; sign in once more");
  order.expectCurrency(currencyOf(world.variant));
  const row = order.toRow(nextNumber(world, "order", firstOrderId), userId);
  const at = world.clock.now();
  world.table(orderTable).insert(row);
  // One address takes the id as its orderRef, another the number, which stays as it is.
  for (const name of ["orderId", "orderRef"]) mapId(world, name, order.orderId, row.orderId);
  for (const name of ["orderNo", "orderRef"]) mapId(world, name, order.orderNo, row.orderNo);
  if (row.finalFen === 0) moveOrder(world, row.orderId, "paid", at);
  else orderExpires.schedule(world, row.unpaidDeadline, { orderId: row.orderId });
}

function signedInUser(world: World): string | null {
  const current = world.table(persistentSession).get("standing");
  const userId = current && world.table(sessions).get(current.token)?.userId;
  return userId !== undefined && world.table(userTable).get(userId) ? userId : null;
}

/** The answer of a real back end, property by property: it may break its contract in places that do not matter here. */
class RealOrder {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly orderNo: string;

  constructor(data: unknown) {
    this.#fields = isRecord(data) ? data : {};
    const { orderNo } = this.#fields;
    if (typeof orderNo !== "string" || orderNo === "")
      throw new ResponseImportProblem("The order cannot cross to the mock back end: it has no orderNo.");
    this.orderNo = orderNo;
  }

  get orderId(): number {
    return this.#number("orderId");
  }

  problem(reason: string): ResponseImportProblem {
    return new ResponseImportProblem(`Order ${this.orderNo} cannot cross to the mock back end: ${reason}.`);
  }

  /** Its amounts are stored as numbers alone: in another currency they would be other prices. */
  expectCurrency(expected: string): void {
    const { currency } = this.#fields;
    if (currency !== expected)
      throw this.problem(`its amounts are in ${String(currency)}, and those here in ${expected}`);
  }

  toRow(orderId: number, userId: string): OrderRow {
    const { kind, state } = this.#fields;
    if (kind !== "buy")
      throw this.problem("only orders of new licences can, as it does not have the licence");
    if (state !== "unpaid" && !(state === "paid" && this.#fen("finalAmount") === 0))
      throw this.problem(`only unpaid ones can, and this one is ${String(state)}`);
    const createdAt = this.#time("createdAt");
    return {
      ...this.#goods(),
      ...this.#money(),
      orderId,
      orderNo: this.orderNo,
      userId,
      kind,
      state: "unpaid",
      srvId: null,
      licenceIds: [],
      payType: null,
      // A coupon of the real back end is none of the mock one's; what it saves is in the amounts.
      couponId: null,
      promotionAlias: null,
      contact: this.#contact(),
      invoiceWish: null,
      note: this.#text("note") ?? "",
      origin: 6,
      packOrigin: "site",
      createdAt,
      unpaidDeadline: this.#time("unpaidDeadline"),
      paidAt: null,
      activatedAt: null,
      closedAt: null,
      refund: null,
      history: [{ state: "unpaid", at: createdAt }],
    };
  }

  #goods() {
    const productNo = this.#text("productNo") ?? "";
    const sku = skuOf(productNo);
    if (!sku) throw this.problem(`it does not sell the product "${productNo}"`);
    return {
      serviceNumber: sku.serviceNumber,
      productNo,
      level: sku.level,
      quantity: this.#number("quantity"),
      years: this.#fields["years"] === null ? null : this.#number("years"),
      users: this.#number("users"),
      stores: this.#number("stores"),
      userTotal: this.#number("userTotal"),
      storeTotal: this.#number("storeTotal"),
    };
  }

  #money() {
    const finalFen = this.#fen("finalAmount");
    const { lines } = this.#fields;
    const rows = (Array.isArray(lines) ? lines : []).map((line: unknown) => this.#line(line));
    const lineTotal = sum(rows.map(({ amountFen }) => amountFen));
    if (lineTotal !== finalFen)
      throw this.problem(
        `its lines add up to ${yuan(lineTotal)} and finalAmount is ${yuan(finalFen)}, so its price is not known`,
      );
    return {
      lines: rows,
      originalFen: this.#fen("originalPrice"),
      discountFen: this.#fen("discountAmount"),
      couponFen: this.#fen("couponAmount"),
      finalFen,
    };
  }

  #line(line: unknown): PriceLineRow {
    const { kind, name, amount, count, years, days, percentOff, unitPrice, base } = isRecord(line)
      ? line
      : {};
    const known = lineKinds.find((one) => one === kind);
    if (!known) throw this.problem(`a line of its price is of the kind "${String(kind)}"`);
    return {
      kind: known,
      amountFen: this.#amount("lines/amount", amount),
      ...(known === "version" && { about: this.#text("productNo") ?? "" }),
      ...(known === "coupon" && { about: String(name) }),
      ...(typeof count === "number" && { count }),
      ...(typeof years === "number" && { years }),
      ...(typeof days === "number" && { days }),
      ...(typeof percentOff === "number" && { percentOff }),
      ...(unitPrice !== undefined && { unitFen: this.#amount("lines/unitPrice", unitPrice) }),
      ...(base !== undefined && { baseFen: this.#amount("lines/base", base) }),
    };
  }

  #contact(): OrderRow["contact"] {
    const { contactId, name, phone } = isRecord(this.#fields["contact"]) ? this.#fields["contact"] : {};
    if (typeof contactId !== "number" || typeof name !== "string" || typeof phone !== "string") return null;
    return { contactId, name, phone };
  }

  #fen(name: string): number {
    return this.#amount(name, this.#fields[name]);
  }

  #amount(name: string, value: unknown): number {
    if (typeof value === "string" && /^-?\d{1,10}\.\d{2}$/.test(value)) return fenOf(value);
    throw this.problem(`${name} is ${JSON.stringify(value)}, which is no amount such as "3460.40"`);
  }

  #number(name: string): number {
    const value = this.#fields[name];
    if (typeof value === "number" && Number.isInteger(value)) return value;
    throw this.problem(`${name} is ${JSON.stringify(value)}, which is no whole number`);
  }

  #time(name: string): number {
    const value = Date.parse(this.#text(name) ?? "");
    if (Number.isNaN(value)) throw this.problem(`${name} is no time`);
    return value;
  }

  #text(name: string): string | null {
    const value = this.#fields[name];
    return typeof value === "string" ? value : null;
  }
}

const lineKinds: readonly PriceLineKind[] = [
  "version",
  "stores",
  "users",
  "yearDiscount",
  "promotion",
  "invitation",
  "settlement",
  "coupon",
  "professionalRest",
  "standardCredit",
  "userCredit",
  "addedUsers",
];
