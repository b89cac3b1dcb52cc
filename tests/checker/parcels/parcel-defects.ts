/** One slip planted in the text of `parcel-server.ts`: `from` occurs there exactly once. */
export interface Defect {
  name: string;
  /** The operation in which a finding is expected; several where the slip shows in any of them. */
  operations: string[];
  from: string;
  to: string;
}

const valueDefects: Defect[] = [
  {
    name: "a delivered parcel is not found by its number",
    operations: ["trackParcel"],
    from: `shipment.isDeleted || shipment.state === "draft"`,
    to: `shipment.isDeleted || shipment.state !== "dispatched"`,
  },
  {
    name: "tracking answers another parcel than asked for",
    operations: ["trackParcel"],
    from: `find((one) => parcelNumberOf(one) === code)`,
    to: `find((one) => one.state !== "draft" && !one.isDeleted)`,
  },
  {
    name: "tracking answers the number of the first parcel for each",
    operations: ["trackParcel"],
    from: `body: { code, state: shipment.state, checkpoints }`,
    to: `body: { code: "PN4000000007", state: shipment.state, checkpoints }`,
  },
  {
    name: "the weight of a checkpoint is a text",
    operations: ["trackParcel"],
    from: `weightGrams: 900 }];`,
    to: `weightGrams: "900" }];`,
  },
  {
    name: "the checkpoint of the delivery has no time",
    operations: ["trackParcel"],
    from: `checkpoints.push({ at: shipment.deliveredAt, event: "delivered" })`,
    to: `checkpoints.push({ event: "delivered" })`,
  },
  {
    name: "an unknown parcel number fails",
    operations: ["trackParcel"],
    from: `  if (shipment === undefined || shipment.isDeleted || shipment.state === "draft") {`,
    to: `  if (shipment === undefined) throw new Error("no row");\n  if (shipment.isDeleted || shipment.state === "draft") {`,
  },
  {
    name: "Location of a new shipment leads nowhere",
    operations: ["createShipment"],
    from: `Location: \`/v1/shipments/\${shipment.id}\``,
    to: `Location: \`/v1/shipment/\${shipment.id}\``,
  },
  {
    name: "Location of an export leads nowhere",
    operations: ["requestExport"],
    from: `Location: \`/v1/exports/\${job.id}\``,
    to: `Location: \`/v1/exports/\${order["format"]}\``,
  },
  {
    name: "an unknown sender is accepted",
    operations: ["createShipment"],
    from: `if (typeof sender === "string" && !user.addresses.has(sender)) throw`,
    to: `if (typeof sender === "string" && sender === "") throw`,
  },
  {
    name: "every sender is unknown",
    operations: ["createShipment"],
    from: `if (typeof sender === "string" && !user.addresses.has(sender)) throw`,
    to: `if (typeof sender === "string") throw`,
  },
  {
    name: "the parcel number has a letter less",
    operations: ["createShipment"],
    from: `\`PN\${String(4_000_000_000 + sequence * 7)}\``,
    to: `\`P\${String(4_000_000_000 + sequence * 7)}\``,
  },
];

const stateDefects: Defect[] = [
  {
    name: "progress of a dispatched shipment lacks the time",
    operations: ["getShipmentProgress"],
    from: `body: { state, dispatchedAt, estimatedDays: 3 }`,
    to: `body: { state, estimatedDays: 3 }`,
  },
  {
    name: "progress of a delivered shipment names nobody",
    operations: ["getShipmentProgress"],
    from: `body: { state, dispatchedAt, deliveredAt, signedBy }`,
    to: `body: { state, dispatchedAt, deliveredAt, signedBy: null }`,
  },
  {
    name: "progress of a draft lacks whether it can be edited",
    operations: ["getShipmentProgress"],
    from: `body: { state, editable: true }`,
    to: `body: { state, editable: undefined }`,
  },
  {
    name: "dispatch leaves the draft",
    operations: ["dispatchShipment"],
    from: `shipment.state = "dispatched";`,
    to: "",
  },
  {
    name: "dispatch answers the new state without storing it",
    operations: ["dispatchShipment"],
    from: `  shipment.state = "dispatched";
  shipment.dispatchedAt = now();
  change(shipment);
  return { status: 200, body: shipmentView(shipment) };`,
    to: `  change(shipment);
  return { status: 200, body: { ...shipmentView(shipment), state: "dispatched" } };`,
  },
  {
    name: "a shipment is dispatched twice",
    operations: ["dispatchShipment"],
    from: `  dispatchBody(options, "");
  if (shipment.state !== "draft") throw new Refusal(409, "Not a draft");`,
    to: `  dispatchBody(options, "");`,
  },
  {
    name: "a draft is delivered",
    operations: ["confirmDelivery"],
    from: `if (shipment.state !== "dispatched") throw new Refusal(409, "Not dispatched");`,
    to: `if (shipment.state === "delivered") throw new Refusal(409, "Not dispatched");`,
  },
  {
    name: "a shipment on its way is deleted",
    operations: ["deleteShipment"],
    from: `if (shipment.state === "dispatched") throw new Refusal(409, "On its way");`,
    to: "",
  },
  {
    name: "a shipment on its way is changed",
    operations: ["updateShipment"],
    from: `if (shipment.state !== "draft") throw new Refusal(409, "Not a draft");
  const merged`,
    to: `const merged`,
  },
  {
    name: "a shipment that is not deleted is restored",
    operations: ["restoreShipment"],
    from: `if (!shipment.isDeleted) throw new Refusal(409, "Not deleted");`,
    to: "",
  },
  {
    name: "restoring brings nothing back",
    operations: ["restoreShipment"],
    from: `shipment.isDeleted = false;`,
    to: "",
  },
  {
    name: "a restored shipment is a draft again",
    operations: ["restoreShipment"],
    from: `shipment.isDeleted = false;`,
    to: `shipment.isDeleted = false;\n  shipment.state = "draft";`,
  },
  {
    name: "a deleted shipment is still found",
    operations: ["deleteShipment", "getShipment"],
    from: `shipment.owner !== user.id || shipment.isDeleted) {`,
    to: `shipment.owner !== user.id) {`,
  },
  {
    name: "deleted shipments are listed",
    operations: ["deleteShipment", "listShipments"],
    from: `one.isDeleted === (deleted === "true")`,
    to: `(deleted === "false" || one.isDeleted)`,
  },
  {
    name: "the list of deleted shipments is empty",
    operations: ["listShipments"],
    from: `one.isDeleted === (deleted === "true")`,
    to: `!one.isDeleted && deleted === "false"`,
  },
  {
    name: "an export is never done",
    operations: ["getExport", "requestExport"],
    from: `if (reads === 1) return`,
    to: `if (reads >= 1) return`,
  },
  {
    name: "a finished export has no address",
    operations: ["getExport"],
    from: `url: \`https://files.example/\${id}.\${format}\`, `,
    to: "",
  },
  {
    name: "the rows of a finished export are a text",
    operations: ["getExport"],
    from: `\`https://files.example/\${id}.\${format}\`, rowCount }`,
    to: `\`https://files.example/\${id}.\${format}\`, rowCount: String(rowCount) }`,
  },
];

const acceptanceDefects: Defect[] = [
  {
    name: "dispatch without a body is refused",
    operations: ["dispatchShipment"],
    from: `context.body(["application/json"], false)`,
    to: `context.body(["application/json"])`,
  },
  {
    name: "dispatch with an empty object is refused",
    operations: ["dispatchShipment"],
    from: `dispatchBody(options, "");`,
    to: `dispatchBody(options, "");\n  if (context.header("content-type") && Object.keys(options).length === 0) throw invalid("", "is empty");`,
  },
  {
    name: "dispatch requires the priority",
    operations: ["dispatchShipment"],
    from: `dispatchBody(options, "");`,
    to: `dispatchBody(options, "");\n  if (options["carrierNote"] !== undefined && options["priority"] === undefined) throw invalid("/priority", "is missing");`,
  },
  {
    name: "the largest declared value is refused",
    operations: ["createShipment"],
    from: `largestInt64 = 9223372036854775807n`,
    to: `largestInt64 = 9007199254740991n`,
  },
  {
    name: "the longest reference is refused",
    operations: ["createShipment", "updateShipment"],
    from: `reference: text(1, 35),`,
    to: `reference: text(1, 34),`,
  },
  {
    name: "the most items are refused",
    operations: ["createShipment"],
    from: `recipient,
  items: listOf(5, item),`,
    to: `recipient,
  items: listOf(4, item),`,
  },
  {
    name: "one service is refused",
    operations: ["createShipment", "updateShipment"],
    from: `const newShipment = object(["service", "recipient", "items"], {
  service: oneOf(services),`,
    to: `const newShipment = object(["service", "recipient", "items"], {
  service: oneOf(services.slice(0, 3)),`,
  },
  {
    name: "a photo is no proof",
    operations: ["confirmDelivery"],
    from: `if (isFields(value) && value["photoUrl"] !== undefined) photoProof(value, pointer);
  else `,
    to: "",
  },
  {
    name: "only the first service is quoted",
    operations: ["listQuotes"],
    from: `query.getAll("services").join(",").split(",") : services`,
    to: `query.getAll("services").join(",").split(",").slice(0, 1) : services`,
  },
  {
    name: "three services are refused",
    operations: ["listQuotes"],
    from: `listOf(3, oneOf(services), true)(requested, "/services")`,
    to: `listOf(2, oneOf(services), true)(requested, "/services")`,
  },
  {
    name: "services are expected as repeated parameters",
    operations: ["listQuotes"],
    from: `query.getAll("services").join(",").split(",") : services`,
    to: `query.getAll("services") : services`,
  },
  {
    name: "the largest page is refused",
    operations: ["listShipments"],
    from: `integer(1, 50)(limit, "/limit")`,
    to: `integer(1, 49)(limit, "/limit")`,
  },
  {
    name: "the heaviest parcel has no quote",
    operations: ["listQuotes"],
    from: `integer(1, 31500)(weightGrams, "/weightGrams")`,
    to: `integer(1, 31499)(weightGrams, "/weightGrams")`,
  },
  {
    name: "names outside Latin-1 are refused",
    operations: ["createShipment"],
    from: `  kind: oneOf(["person"]),
  name: text(1, 60),`,
    to: `  kind: oneOf(["person"]),
  name: text(1, 60, /^[\\u0000-\\u00ff]*$/),`,
  },
  {
    name: "a reference cannot be removed",
    operations: ["updateShipment"],
    from: `reference: orNull(text(1, 35)),`,
    to: `reference: text(1, 35),`,
  },
  {
    name: "a company is no recipient",
    operations: ["createShipment"],
    from: `if (isFields(value) && value["kind"] === "company") company(value, pointer);
  else `,
    to: "",
  },
  {
    name: "a shipment without instructions fails",
    operations: ["createShipment"],
    from: `newShipment(fields, "");`,
    to: `newShipment(fields, "");\n  if (String(fields["instructions"].valueOf()).length > 140) throw invalid("/instructions", "is too long");`,
  },
  {
    name: "the shortest alias is refused",
    operations: ["putMyAddress"],
    from: `alias(name, "/alias");`,
    to: `alias(name, "/alias");\n  if (name.length < 2) throw invalid("/alias", "is too short");`,
  },
  {
    name: "a cellar is refused",
    operations: ["putMyAddress"],
    from: `storey: integer(-5, 200)`,
    to: `storey: integer(0, 200)`,
  },
  {
    name: "the 29th of February is refused",
    operations: ["requestExport"],
    from: `if (Number.isNaN(day.getTime()) ||`,
    to: `if (String(value).endsWith("02-29") || Number.isNaN(day.getTime()) ||`,
  },
  {
    name: "a content type with a charset is refused",
    operations: ["createShipment", "logIn", "putMyAddress", "requestExport", "updateShipment"],
    from: `if (parameters.some((one) => /charset=/.test(one) && !/charset="?utf-8"?/.test(one))) {`,
    to: `if (parameters.length > 0) {`,
  },
  {
    name: "all four columns are refused",
    operations: ["requestExport"],
    from: `columns: listOf(4, oneOf(exportColumns), true)`,
    to: `columns: listOf(3, oneOf(exportColumns), true)`,
  },
];

const refusalDefects: Defect[] = [
  {
    name: "refusals are plain JSON",
    operations: ["getShipment", "trackParcel", "createShipment"],
    from: `status >= 400 ? "application/problem+json"`,
    to: `status === 404 ? "application/json" : status >= 400 ? "application/problem+json"`,
  },
  {
    name: "invalid input has no errors",
    operations: ["createShipment", "listShipments", "listQuotes"],
    from: `if (status === 400) problem["errors"] = errors;`,
    to: "",
  },
  {
    name: "the status of a problem is another than that of the answer",
    operations: ["getShipment", "updateShipment", "dispatchShipment"],
    from: `title: message, status };`,
    to: `title: message, status: status === 409 ? 400 : status };`,
  },
  {
    name: "conflicts of a delivery are 400",
    operations: ["confirmDelivery"],
    from: `throw new Refusal(409, "Not dispatched")`,
    to: `throw new Refusal(400, "Not dispatched")`,
  },
  {
    name: "a missing If-Match is 400 without errors",
    operations: ["updateShipment"],
    from: `throw new Refusal(428, "If-Match is missing")`,
    to: `throw new Refusal(403, "If-Match is missing")`,
  },
  {
    name: "any content type is taken",
    operations: ["createShipment", "updateShipment", "putMyAddress", "requestExport"],
    from: `if (!types.includes(type.trim())) throw new Refusal(415, "Unsupported media type");`,
    to: "",
  },
  {
    name: "broken JSON fails",
    operations: ["createShipment", "updateShipment", "putMyAddress", "requestExport", "logIn"],
    from: `throw invalid("", "is not JSON");`,
    to: `throw new Error("unexpected token");`,
  },
  {
    name: "the pointer of an error has dots",
    operations: ["createShipment", "putMyAddress"],
    from: `[{ pointer, message }]`,
    to: `[{ pointer: pointer.slice(1).replaceAll("/", "."), message }]`,
  },
  {
    name: "refused credentials name no scheme",
    operations: ["getShipment", "getMyAccount"],
    from: `throw new Refusal(401, "No valid credentials", [], { "WWW-Authenticate": "Bearer" });`,
    to: `throw new Refusal(401, "No valid credentials");`,
  },
  {
    name: "unknown members are taken",
    operations: ["createShipment", "putMyAddress"],
    from: `if (check === undefined) throw invalid(\`\${pointer}/\${name}\`, "is unknown");`,
    to: "if (check === undefined) continue;",
  },
  {
    name: "the conflict of a restored shipment has no title",
    operations: ["restoreShipment"],
    from: `new Refusal(409, "Not deleted")`,
    to: `new Refusal(409, "")`,
  },
  {
    name: "a stale change is 409",
    operations: ["updateShipment"],
    from: `throw new Refusal(412, "Changed meanwhile")`,
    to: `throw new Refusal(409, "Changed meanwhile")`,
  },
];

const ownershipDefects: Defect[] = [
  ...(
    [
      ["getShipment", `const shipment = ownShipment(context);\n  const tags`],
      ["updateShipment", `const shipment = ownShipment(context);\n  const patch`],
      ["deleteShipment", `const shipment = ownShipment(context);\n  if (shipment.state === "dispatched")`],
      ["dispatchShipment", `const shipment = ownShipment(context);\n  const options`],
      ["confirmDelivery", `const shipment = ownShipment(context);\n  const delivery`],
    ] as const
  ).map(([operation, from]) => ({
    name: `${operation} takes shipments of others`,
    operations: [operation],
    from,
    to: from.replace(
      "ownShipment(context)",
      `ownShipment({ ...context, user: context.state.users.find((one) => one.id === context.state.shipments.get(context.path[0])?.owner) ?? context.user })`,
    ),
  })),
  {
    name: "restoreShipment takes shipments of others",
    operations: ["restoreShipment"],
    from: `if (shipment === undefined || shipment.owner !== user.id) throw`,
    to: `if (shipment === undefined) throw`,
  },
  {
    name: "progress shows shipments of others",
    operations: ["getShipmentProgress"],
    from: `signedBy } = ownShipment(context);`,
    to: `signedBy } = context.state.shipments.get(context.path[0]) ?? ownShipment(context);`,
  },
  {
    name: "exports of others are shown",
    operations: ["getExport"],
    from: `if (job === undefined || job.owner !== user.id) throw`,
    to: `if (job === undefined) throw`,
  },
  {
    name: "shipments of others are listed",
    operations: ["listShipments"],
    from: `.filter((one) => one.owner === user.id && one.isDeleted`,
    to: `.filter((one) => one.isDeleted`,
  },
  {
    name: "address books are shared",
    operations: ["getMyAddress", "putMyAddress"],
    from: `function getMyAddress({ user, path: [name = ""] }: Context): Response {
  const address = user.addresses.get(name);`,
    to: `function getMyAddress({ state, path: [name = ""] }: Context): Response {
  const address = state.users.map((one) => one.addresses.get(name)).find((one) => one !== undefined);`,
  },
  {
    name: "the account is always the first one",
    operations: ["getMyAccount", "updateMyAccount"],
    from: `function getMyAccount({ user }: Context): Response {
  return accountResponse(user);`,
    to: `function getMyAccount({ state }: Context): Response {
  return accountResponse(state.users[0]);`,
  },
  {
    name: "quotes need no credentials",
    operations: ["listQuotes"],
    from: `{ path: /^\\/v1\\/quotes$/, methods`,
    to: `{ path: /^\\/v1\\/quotes$/, isPublic: true, methods`,
  },
  {
    name: "tracking needs credentials",
    operations: ["trackParcel"],
    from: `([^/]+)$/, isPublic: true, methods: { GET: trackParcel }`,
    to: `([^/]+)$/, methods: { GET: trackParcel }`,
  },
  {
    name: "a token with a different end is taken",
    operations: ["getMyAccount", "getShipment", "listShipments"],
    from: `return token === undefined ? undefined : state.sessions.get(token);`,
    to: `return [...state.sessions].find(([one]) => token !== undefined && one.startsWith(token.slice(0, 12)))?.[1];`,
  },
  {
    name: "any password logs in",
    operations: ["logIn"],
    from: `if (user === undefined || user.password !== credentials["password"]) {`,
    to: `if (user === undefined) {`,
  },
  {
    name: "the beginning of the password logs in",
    operations: ["logIn"],
    from: `user.password !== credentials["password"]) {`,
    to: `!user.password.startsWith(String(credentials["password"]).slice(0, 8))) {`,
  },
  {
    name: "the access code of a recipient is shown",
    operations: ["createShipment", "getShipment"],
    from: `state, recipient: receiver, createdAt`,
    to: `state, recipient: fields["recipient"], createdAt`,
  },
  {
    name: "the access code of a recipient is listed",
    operations: ["listShipments"],
    from: `items: page.map(shipmentView)`,
    to: `items: page.map((one) => ({ ...shipmentView(one), recipient: one.fields["recipient"] }))`,
  },
  {
    name: "the account shows its pin after a change",
    operations: ["updateMyAccount"],
    from: `  user.version += 1;
  return accountResponse(user);`,
    to: `  user.version += 1;
  return { ...accountResponse(user), body: { ...accountView(user), pickupPin: user.pickupPin } };`,
  },
];

const subjectDefects: Defect[] = [
  {
    name: "a read answers the newest shipment",
    operations: ["getShipment"],
    from: `  return shipmentResponse(shipment);
}

function updateShipment`,
    to: `  return shipmentResponse([...context.state.shipments.values()].filter((one) => one.owner === context.user.id && !one.isDeleted).at(-1) ?? shipment);
}

function updateShipment`,
  },
  {
    name: "quotes are of all services whatever is asked",
    operations: ["listQuotes"],
    from: `.filter((service) => requested.includes(service))`,
    to: "",
  },
  {
    name: "quotes repeat another weight",
    operations: ["listQuotes"],
    from: `body: { weightGrams, to, quotes }`,
    to: `body: { weightGrams: Math.max(weightGrams, 100), to, quotes }`,
  },
  {
    name: "quotes are for one country",
    operations: ["listQuotes"],
    from: `body: { weightGrams, to, quotes }`,
    to: `body: { weightGrams, to: "CH", quotes }`,
  },
  {
    name: "the filter by state is ignored",
    operations: ["listShipments"],
    from: `wantedStates.length === 0 || wantedStates.includes(one.state)`,
    to: `wantedStates.length >= 0`,
  },
  {
    name: "the filter by state takes the first value only",
    operations: ["listShipments"],
    from: `wantedStates.length === 0 || wantedStates.includes(one.state)`,
    to: `wantedStates.length === 0 || wantedStates[0] === one.state`,
  },
  {
    name: "the filter by service is ignored",
    operations: ["listShipments"],
    from: `service === null || one.fields["service"] === service`,
    to: `service !== ""`,
  },
  {
    name: "every export is CSV",
    operations: ["requestExport"],
    from: `format: String(order["format"]), reads`,
    to: `format: "csv", reads`,
  },
  {
    name: "an address answers its alias in capitals",
    operations: ["getMyAddress", "putMyAddress"],
    from: `body: { alias: name, ...address.fields }`,
    to: `body: { alias: name.toUpperCase(), ...address.fields }`,
  },
  {
    name: "replacing an address keeps what was left out",
    operations: ["putMyAddress"],
    from: `const address = { fields, version`,
    to: `const address = { fields: { ...before?.fields, ...fields }, version`,
  },
  {
    name: "a second write of an address is 201",
    operations: ["putMyAddress"],
    from: `before === undefined ? 201 : 200`,
    to: `before === undefined ? 201 : 201`,
  },
  {
    name: "a change forgets the members left out",
    operations: ["updateShipment"],
    from: `Object.entries({ ...shipment.fields, ...patch })`,
    to: `Object.entries({ ...shipment.fields, instructions: null, ...patch })`,
  },
  {
    name: "null empties a member instead of removing it",
    operations: ["updateShipment"],
    from: `.filter(([, value]) => value !== null);`,
    to: `.map(([key, value]) => [key, value ?? ""]);`,
  },
  {
    name: "a change of the language is not stored",
    operations: ["updateMyAccount"],
    from: `Object.assign(user, patch);`,
    to: `Object.assign(user, patch, { language: user.language });`,
  },
  {
    name: "a change moves the time of creation",
    operations: ["updateShipment"],
    from: `shipment.updatedAt = now();`,
    to: `shipment.updatedAt = now();\n  shipment.createdAt = new Date(Date.now() + 5000).toISOString();`,
  },
];

const methodDefects: Defect[] = [
  {
    name: "an undocumented PUT replaces a shipment",
    operations: ["getShipment", "updateShipment", "deleteShipment"],
    from: `methods: { GET: getShipment, PATCH: updateShipment, DELETE: deleteShipment }`,
    to: `methods: { GET: getShipment, PATCH: updateShipment, DELETE: deleteShipment, PUT: (context) => {
      const shipment = ownShipment(context);
      const fields = context.body(["application/json"]);
      newShipment(fields, "");
      shipment.fields = fields;
      return shipmentResponse(shipment);
    } }`,
  },
  {
    name: "an undocumented POST changes the account",
    operations: ["getMyAccount", "updateMyAccount"],
    from: `{ GET: getMyAccount, PATCH: updateMyAccount }`,
    to: `{ GET: getMyAccount, PATCH: updateMyAccount, POST: updateMyAccount }`,
  },
  {
    name: "an undocumented DELETE removes an address",
    operations: ["getMyAddress", "putMyAddress"],
    from: `{ GET: getMyAddress, PUT: putMyAddress }`,
    to: `{ GET: getMyAddress, PUT: putMyAddress, DELETE: ({ user, path }) => {
      if (!user.addresses.delete(path[0] ?? "")) throw new Refusal(404, "No such address");
      return { status: 204 };
    } }`,
  },
  {
    name: "an undocumented GET dispatches",
    operations: ["dispatchShipment"],
    from: `methods: { POST: dispatchShipment }`,
    to: `methods: { POST: dispatchShipment, GET: dispatchShipment }`,
  },
  {
    name: "an undocumented PATCH of the exports requests one",
    operations: ["requestExport"],
    from: `methods: { POST: requestExport }`,
    to: `methods: { POST: requestExport, PATCH: requestExport }`,
  },
  {
    name: "undocumented methods fail",
    operations: ["getMyAccount", "getShipment", "listShipments", "trackParcel"],
    from: `throw new Refusal(405, "Method not allowed", [], { Allow: allow });`,
    to: "throw new Error(allow);",
  },
];

const numberDefects: Defect[] = [
  {
    name: "large values are rounded when they are read",
    operations: ["createShipment"],
    from: `BigInt(value.slice(bigMark.length))`,
    to: `Number(value.slice(bigMark.length))`,
  },
  {
    name: "large values are rounded in lists",
    operations: ["listShipments"],
    from: `items: page.map(shipmentView)`,
    to: `items: page.map((one) => ({ ...shipmentView(one), declaredValueMicros: BigInt(Number(one.fields["declaredValueMicros"] ?? 0)) }))`,
  },
  {
    name: "large values are rounded when they are changed",
    operations: ["updateShipment"],
    from: `shipment.fields = Object.fromEntries(merged);`,
    to: `shipment.fields = Object.fromEntries(merged.map(([key, value]) => [key, typeof value === "bigint" ? BigInt(Number(value)) : value]));`,
  },
  {
    name: "the credit is a text",
    operations: ["getMyAccount", "updateMyAccount"],
    from: `displayName, language, creditMicros };
};`,
    to: `displayName, language, creditMicros: String(creditMicros) };
};`,
  },
  {
    name: "values beyond int64 are taken",
    operations: ["createShipment", "updateShipment"],
    from: `|| BigInt(value) > largestInt64) throw`,
    to: `) throw`,
  },
  {
    name: "the declared value is an int32",
    operations: ["createShipment"],
    from: `|| BigInt(value) > largestInt64) throw`,
    to: `|| BigInt(value) > 2147483647n) throw`,
  },
  {
    name: "the default of the declared value is missing",
    operations: ["createShipment"],
    from: `fields: { declaredValueMicros: 0, ...fields },`,
    to: `fields: { declaredValueMicros: 100, ...fields },`,
  },
];

const pagingDefects: Defect[] = [
  {
    name: "the size of a page is ignored",
    operations: ["listShipments"],
    from: `rest.slice(0, limit)`,
    to: `rest.slice(0, 20)`,
  },
  {
    name: "pages overlap by one",
    operations: ["listShipments"],
    from: `one.sequence < before`,
    to: `one.sequence <= before`,
  },
  {
    name: "an item is lost between pages",
    operations: ["listShipments"],
    from: `\`s:\${last.sequence}\``,
    to: `\`s:\${last.sequence - 1}\``,
  },
  {
    name: "the last page is not announced",
    operations: ["listShipments"],
    from: `rest.length > limit;`,
    to: `rest.length > limit + 1;`,
  },
  {
    name: "there is no Link",
    operations: ["listShipments"],
    from: `if (nextCursor !== null) {`,
    to: `if (nextCursor === "") {`,
  },
  {
    name: "Link leads to the same page",
    operations: ["listShipments"],
    from: `next.set("cursor", nextCursor);`,
    to: "",
  },
  {
    name: "Link leads to a cursor that is none",
    operations: ["listShipments"],
    from: `next.set("cursor", nextCursor);`,
    to: `next.set("cursor", \`x\${nextCursor}\`);`,
  },
  {
    name: "Link forgets the filters",
    operations: ["listShipments"],
    from: `const next = new URLSearchParams(query);`,
    to: `const next = new URLSearchParams({ limit: String(limit) });`,
  },
  {
    name: "any cursor is taken",
    operations: ["listShipments"],
    from: `if (position === undefined) throw invalid("/cursor", "is no cursor of this list");`,
    to: `if (position === undefined) return Number.POSITIVE_INFINITY;`,
  },
  {
    name: "the total is that of the page",
    operations: ["listShipments"],
    from: `total: found.length`,
    to: `total: page.length`,
  },
  {
    name: "the filter is forgotten from the second page on",
    operations: ["listShipments"],
    from: `service === null || one.fields["service"] === service`,
    to: `service === null || query.has("cursor") || one.fields["service"] === service`,
  },
  {
    name: "lists are oldest first",
    operations: ["listShipments"],
    from: `const rest = found.filter((one) => one.sequence < before);`,
    to: `found.reverse();\n  const rest = found.filter((one) => before === Number.POSITIVE_INFINITY || one.sequence > before);`,
  },
  {
    name: "the default size of a page is 10",
    operations: ["listShipments"],
    from: `query.get("limit") ?? "", "/limit") : 20;`,
    to: `query.get("limit") ?? "", "/limit") : 10;`,
  },
];

const conditionalDefects: Defect[] = [
  {
    name: "If-Match is ignored",
    operations: ["updateShipment"],
    from: `if (!tags.includes("*") && !tags.includes(tagOf(shipment))) throw`,
    to: `if (tags.length === 0) throw`,
  },
  {
    name: "If-None-Match is ignored",
    operations: ["getShipment"],
    from: `if (tags.includes(tagOf(shipment)) || tags.includes("*")) {`,
    to: `if (tags.length === 0) {`,
  },
  {
    name: "every If-None-Match is unchanged",
    operations: ["getShipment"],
    from: `if (tags.includes(tagOf(shipment)) || tags.includes("*")) {`,
    to: `if (context.header("if-none-match") !== undefined) {`,
  },
  {
    name: "the tag stays after a change",
    operations: ["updateShipment", "getShipment"],
    from: `\`"s\${sequence}-\${version}"\``,
    to: `\`"s\${sequence}-\${Math.min(version, 1)}"\``,
  },
  {
    name: "a missing If-Match is taken",
    operations: ["updateShipment"],
    from: `const match = context.header("if-match");`,
    to: `const match = context.header("if-match") ?? "*";`,
  },
  {
    name: "a new shipment has no tag",
    operations: ["createShipment"],
    from: ", ETag: tagOf(shipment) };",
    to: " };",
  },
  {
    name: "a stale change takes effect although it is refused",
    operations: ["updateShipment"],
    from: `const match = context.header("if-match");`,
    to: `const match = context.header("if-match");\n  if (match !== undefined && shipment.state === "draft") Object.assign(shipment.fields, patch["reference"] ? { reference: patch["reference"] } : {});`,
  },
  {
    name: "the tag of a changed account is missing",
    operations: ["updateMyAccount"],
    from: `  user.version += 1;
  return accountResponse(user);`,
    to: `  user.version += 1;
  return { status: 200, body: accountView(user) };`,
  },
];

export const parcelDefects: Defect[] = [
  ...valueDefects,
  ...stateDefects,
  ...acceptanceDefects,
  ...refusalDefects,
  ...ownershipDefects,
  ...subjectDefects,
  ...methodDefects,
  ...numberDefects,
  ...pagingDefects,
  ...conditionalDefects,
];
