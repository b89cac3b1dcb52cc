/** A product for so many years in Chinese: 专业版2年; a name that ends like a number stands apart: 微店H5 1年. */
export function yearsInChinese(name: string, years: number): string {
  return `${name}${/[\dA-Za-z]$/.test(name) ? " " : ""}${years}年`;
}
