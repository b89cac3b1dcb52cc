/** Text with the part that was searched for in bold green. Case does not matter; an empty search marks nothing. */
export function Highlight({ text, search }: { text: string; search: string }) {
  const start = search === "" ? -1 : text.toLowerCase().indexOf(search.toLowerCase());
  if (start < 0) return text;
  const end = start + search.length;
  return (
    <>
      {text.slice(0, start)}
      <mark className="bg-transparent font-semibold text-green">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
