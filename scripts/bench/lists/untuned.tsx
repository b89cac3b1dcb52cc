import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { byName, type ComparedRow, daysText, fetchRows, hasText } from "./row";

/** The library as its first example has it: nothing is worked out ahead, remembered or measured. */
function UntunedList() {
  const [rows, setRows] = useState<readonly ComparedRow[]>([]);
  const [text, setText] = useState("");
  const [isSorted, setSorted] = useState(false);
  const [isNarrowed, setNarrowed] = useState(false);
  useEffect(() => void fetchRows().then(setRows), []);
  const filtered = rows.filter(
    (row) => hasText(row, text) && (!isNarrowed || row.serviceState === "expired"),
  );
  const shown = isSorted ? [...filtered].sort(byName) : filtered;
  const virtualizer = useWindowVirtualizer({ count: shown.length, estimateSize: () => 73 });
  return (
    <>
      <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" data-act="sort" onClick={() => setSorted(!isSorted)}>
        sort
      </button>
      <button type="button" data-act="chip" onClick={() => setNarrowed(!isNarrowed)}>
        chip
      </button>
      <ul style={{ position: "relative", height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, size }) => (
          <li
            key={index}
            aria-posinset={index + 1}
            style={{ position: "absolute", height: size, transform: `translateY(${start}px)` }}
          >
            <Row row={shown[index]} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ row }: { row: ComparedRow | undefined }) {
  if (row === undefined) return null;
  return (
    <>
      <span>{row.name || row.contactName}</span>
      <span>{row.phone}</span>
      <span>{daysText(row)}</span>
      <span>{row.labels.join(" ")}</span>
    </>
  );
}

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<UntunedList />);
