import { useId } from "react";

interface ChoiceListProps {
  readonly title: string;
  readonly kind: "radio" | "checkbox";
  /** Name → its one sentence. */
  readonly choices: Readonly<Record<string, string>>;
  readonly search: string;
  readonly chosen: readonly string[];
  readonly onChoose: (name: string) => void;
}

/** Names with their sentences, those that contain every word that is searched for; the chosen ones always. */
export function ChoiceList({ title, kind, choices, search, chosen, onChoose }: ChoiceListProps) {
  const group = useId();
  const all = Object.entries(choices);
  const terms = search.toLowerCase().split(/\s+/);
  const found = all.filter(([name, sentence]) => {
    const text = `${name} ${sentence}`.toLowerCase();
    return chosen.includes(name) || terms.every((term) => text.includes(term));
  });
  return (
    <fieldset>
      <legend>
        {title}{" "}
        <span className="tally">
          {found.length === all.length ? all.length : `${found.length} of ${all.length}`}
        </span>
      </legend>
      {found.map(([name, sentence]) => (
        <label key={name} className="choice">
          <input type={kind} name={group} checked={chosen.includes(name)} onChange={() => onChoose(name)} />
          <span>
            <b>{name}</b>
            <span className="note">{sentence}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
