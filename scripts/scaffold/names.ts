/** `stock-alerts`: how files and addresses are named. */
export const kebabName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `listStockAlerts`: how operations are named. */
export const camelName = /^[a-z]+([A-Z0-9][a-z0-9]*)*$/;

/** `stock-alerts` as `StockAlerts`. */
export function pascalCase(kebab: string): string {
  return kebab.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
}

/** `stock-alerts` as `stockAlerts`. */
export function camelCase(kebab: string): string {
  const name = pascalCase(kebab);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** `listStockAlerts` as `list-stock-alerts`. */
export function kebabCase(camel: string): string {
  return camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `stock-alerts` as `Stock alerts`, the first text of a page. */
export function sentenceCase(kebab: string): string {
  const text = kebab.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
