import { join } from "node:path";
import type { Change } from "../../scripts/contracts/diff/change";
import { compareContracts } from "../../scripts/contracts/diff/compare-contracts";
import { loadContract } from "../../scripts/contracts/load";
import { temporaryFolder } from "../support/temporary-folder";
import { changed } from "./small-contract";

/** A contract with every keyword that the comparison evaluates; tests change one line of it. */
export const shopContract = `openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
x-envelope: { carries: body, code: code, success: success, errcode: errcode, data: data }
servers:
  - url: https://shop.example
security:
  - session: []
paths:
  /goods:
    get:
      operationId: listGoods
      summary: Goods
      description: All goods.
      parameters:
        - { name: page, in: query, required: false, schema: { type: integer, format: int32, minimum: 1, maximum: 100, default: 1 } }
        - { name: kind, in: query, schema: { type: string, enum: [bowl, plate] } }
        - { name: X-Trace, in: header, schema: { type: string } }
      x-pagination: { page: page, size: size, items: /data, total: /total, id: id }
      x-filters: { kind: kind }
      x-sort: { param: sort, default: name }
      x-max-response-ms: 2000
      responses:
        "200":
          description: Goods.
          headers:
            X-Total: { schema: { type: integer } }
          content:
            application/json:
              schema:
                oneOf:
                  - allOf: [{ $ref: "#/components/schemas/Success" }]
                    required: [data]
                    properties:
                      data: { type: array, minItems: 1, maxItems: 50, uniqueItems: true, items: { $ref: "#/components/schemas/Good" } }
                    unevaluatedProperties: false
                  - $ref: "#/components/schemas/Unknown"
  /goods/{id}:
    post:
      operationId: addGood
      summary: Add
      description: Adds a good.
      security: [{ session: [] }, { token: [] }]
      x-idempotency: { header: Idempotency-Key }
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer, format: int64 } }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: "#/components/schemas/NewGood" }
          application/x-www-form-urlencoded:
            schema: { type: object }
      responses:
        "201":
          description: Added.
          content:
            application/json:
              schema: { type: object, required: [added], properties: { added: { type: boolean } } }
        "409":
          description: Already there.
  /open:
    get:
      operationId: getOpen
      summary: Open
      description: Open to all.
      security: []
      responses:
        "204": { description: Nothing. }
components:
  securitySchemes:
    session: { type: apiKey, in: cookie, name: shop-session }
    token: { type: http, scheme: bearer }
  schemas:
    Success:
      type: object
      required: [success]
      properties: { success: { const: true } }
    Unknown:
      type: object
      required: [success]
      additionalProperties: false
      properties: { success: { const: false }, msg: { type: string } }
    Good:
      type: object
      additionalProperties: false
      required: [id, name, state, price]
      properties:
        id: { type: integer, format: int32, minimum: 1 }
        name: { type: string, minLength: 1, maxLength: 40 }
        state: { type: string, enum: [sold, kept] }
        price: { type: string, pattern: "^[0-9]+$" }
        seen: { type: [string, "null"], format: date }
        parts: { type: array, items: { $ref: "#/components/schemas/Good" } }
        weight: { type: number, multipleOf: 2 }
    NewGood:
      type: object
      additionalProperties: false
      required: [title]
      properties:
        title: { type: string, minLength: 2, maxLength: 30, pattern: "^[a-z]+$" }
        tone: { type: string, enum: [white, blue] }
        count: { type: integer, format: int32 }
        on: { type: string, format: date }
        note: { type: [string, "null"] }
        extra: { type: object, properties: { a: { type: string } } }
`;

/** The differences after one part of the contract was replaced. */
export function changesAfter(piece: string, replacement: string): Change[] {
  return compare(shopContract, changed(shopContract, piece, replacement));
}

/** The differences when that change is reverted. */
export function changesBack(piece: string, replacement: string): Change[] {
  return compare(changed(shopContract, piece, replacement), shopContract);
}

export function compare(old: string, current: string): Change[] {
  const folder = temporaryFolder({ "old/shop.yaml": old, "new/shop.yaml": current });
  return compareContracts(
    loadContract(join(folder, "old/shop.yaml"), folder),
    loadContract(join(folder, "new/shop.yaml"), folder),
  );
}
