import type { LiveView } from "../control/live-view";

/** What the real back end answered against its contract, and what could not be passed to the mock one or back. */
export function LiveFindings({ view, onClear }: { view: LiveView; onClear: () => void }) {
  const { mismatches, notices, report } = view;
  if (mismatches.length + notices.length === 0)
    return (
      <section className="block tight" aria-label="Mismatches">
        <p className="note">No call to the real back end has broken its contract.</p>
      </section>
    );
  return (
    <section className="block tight" aria-label="Mismatches">
      <ul className="findings">
        {mismatches.map(({ id, operationId, pointer, promised, came, line, count }) => (
          <li key={id}>
            <b>{operationId}</b> <code>{pointer}</code>
            {count > 1 && <span className="note"> {count} times</span>}
            <dl>
              <dt>Promised</dt>
              <dd>{promised}</dd>
              <dt>Came</dt>
              <dd>{came}</dd>
              <dt>Contract</dt>
              <dd>{line}</dd>
            </dl>
          </li>
        ))}
        {notices.map(({ number, text }) => (
          <li key={`notice ${number}`}>{text}</li>
        ))}
      </ul>
      <div className="row">
        <p className="note grow">All of it is in {report}.</p>
        <button type="button" className="second" onClick={onClear}>
          Clear
        </button>
      </div>
    </section>
  );
}
