import ts from "typescript";
import { EditProblem } from "./edit-problem";

/**
 * Adds an element to the list that a constant of the file is.
 * @param at "first" puts it before all others, "last" behind them
 * @throws EditProblem where the file has no such list
 */
export function addToList(
  file: string,
  text: string,
  constant: string,
  element: string,
  at: "first" | "last",
): string {
  const list = initializerOf(file, text, constant);
  if (!ts.isArrayLiteralExpression(list)) throw new EditProblem(`${file}: ${constant} is no list.`);
  const index = at === "first" ? list.elements.pos : list.elements.end;
  const isSeparated = at === "first" || list.elements.hasTrailingComma || list.elements.length === 0;
  return insert(text, index, `${isSeparated ? "" : ","}\n${element},`);
}

/**
 * Adds a spread or member to the object that a constant of the file is.
 * @throws EditProblem where the file has no such object
 */
export function addToObject(file: string, text: string, constant: string, member: string): string {
  const object = initializerOf(file, text, constant);
  if (!ts.isObjectLiteralExpression(object)) throw new EditProblem(`${file}: ${constant} is no object.`);
  const { end, hasTrailingComma, length } = object.properties;
  return insert(text, end, `${hasTrailingComma || length === 0 ? "" : ","}\n${member},`);
}

/**
 * Adds a member to an interface of the file.
 * @throws EditProblem where the file has no such interface
 */
export function addToInterface(file: string, text: string, name: string, member: string): string {
  const found = parse(file, text).statements.find(
    (one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === name,
  );
  if (!found) throw new EditProblem(`${file}: there is no interface ${name}.`);
  return insert(text, found.members.end, `\n${member};`);
}

/** Adds an import behind the last one; a formatter puts it in its order. */
export function addImport(file: string, text: string, line: string): string {
  const last = parse(file, text).statements.findLast(ts.isImportDeclaration);
  return insert(text, last?.end ?? 0, last ? `\n${line}` : `${line}\n`);
}

/**
 * Imports a name from a module that the file may already import from.
 * @param isType imports a type alone
 */
export function importName(file: string, text: string, name: string, from: string, isType = false): string {
  const existing = parse(file, text).statements.find(
    (one): one is ts.ImportDeclaration =>
      ts.isImportDeclaration(one) &&
      ts.isStringLiteral(one.moduleSpecifier) &&
      one.moduleSpecifier.text === from,
  );
  const bindings = existing?.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings))
    return addImport(file, text, `import ${isType ? "type " : ""}{ ${name} } from "${from}";`);
  if (bindings.elements.some((one) => one.name.text === name)) return text;
  const prefix = isType && existing?.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword ? "type " : "";
  return insert(text, bindings.elements.end, `, ${prefix}${name}`);
}

function initializerOf(file: string, text: string, constant: string): ts.Expression {
  for (const statement of parse(file, text).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && name.text === constant && initializer)
        return withoutAssertion(initializer);
  }
  throw new EditProblem(`${file}: there is no constant ${constant}.`);
}

/** `[…] as const` is the list. */
function withoutAssertion(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)
    ? withoutAssertion(expression.expression)
    : expression;
}

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
}

function insert(text: string, at: number, addition: string): string {
  return text.slice(0, at) + addition + text.slice(at);
}
