/** Parent code → (code → name); the provinces stand under "86". */
declare module "china-area-data" {
  const areas: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export = areas;
}
