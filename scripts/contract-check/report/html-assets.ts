export const htmlStyle = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentcolor 18%, transparent); --soft: color-mix(in srgb, currentcolor 6%, transparent); }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 1200px; padding: 24px 16px 64px; }
h1 { margin: 0; font-size: 28px; }
form { display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: center; padding: 12px 0; background: Canvas; border-bottom: 1px solid var(--line); }
input[type="search"], select { font: inherit; padding: 6px 8px; max-width: 260px; }
article { border: 1px solid var(--line); border-left: 4px solid #c62828; border-radius: 6px; padding: 12px 16px; margin: 16px 0; }
article[data-confirmed="false"] { border-left-color: #b27700; }
article[data-counts="false"] { border-left-color: var(--line); }
h3 { margin: 0; font-size: 17px; }
.rule { font-size: 12px; font-weight: 500; border: 1px solid var(--line); border-radius: 10px; padding: 1px 8px; }
.promise { margin: 4px 0 8px; opacity: .75; }
dl { display: grid; grid-template-columns: 80px 1fr; gap: 4px 12px; margin: 8px 0; }
dd { margin: 0; overflow-wrap: anywhere; }
dt { opacity: .7; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr)); gap: 12px; }
pre { background: var(--soft); padding: 12px; border-radius: 6px; overflow: auto; max-height: 420px; font-size: 13px; white-space: pre-wrap; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto; }
th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); }
th small { display: block; font-weight: 400; opacity: .7; }
.problem { color: light-dark(#8a5a00, #e0a030); }
[hidden] { display: none; }
/* On a phone it would take a third of the screen. */
@media (min-width: 700px) { form { position: sticky; top: 0; } }
@media print {
  form { display: none; }
  article { break-inside: avoid; }
  pre { max-height: none; }
}
`;

export const htmlScript = `
const find = (id) => document.getElementById(id);
const articles = [...document.querySelectorAll("article")];
const apply = () => {
  const text = find("search").value.toLowerCase();
  let shown = 0;
  for (const one of articles) {
    const fits = one.textContent.toLowerCase().includes(text)
      && (find("operation").value === "" || one.dataset.operation === find("operation").value)
      && (find("rule").value === "" || one.dataset.rule === find("rule").value)
      && (find("unconfirmed").checked || one.dataset.confirmed === "true");
    one.hidden = !fits;
    if (fits) shown += 1;
  }
  find("shown").value = shown + " of " + articles.length + " shown";
};
find("filters").addEventListener("input", apply);
find("filters").addEventListener("submit", (event) => event.preventDefault());
apply();
`;
