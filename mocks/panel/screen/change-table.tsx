import type { ChangeView } from "../control/views";

/** One row before and after, the properties that differ. */
export function ChangeTable({ change: { table, id, before, after } }: { change: ChangeView }) {
  const label = before === null ? "new" : after === null ? "removed" : "changed";
  const earlier: Readonly<Record<string, unknown>> = { ...before };
  const later: Readonly<Record<string, unknown>> = { ...after };
  const names = [...new Set([...Object.keys(earlier), ...Object.keys(later)])].filter(
    (name) => write(earlier[name]) !== write(later[name]),
  );
  return (
    <table>
      <caption>
        {table} <b>{String(id)}</b> {label}
      </caption>
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{write(earlier[name])}</td>
            <td>{write(later[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function write(value: unknown): string {
  if (value === undefined) return "";
  const text = JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
