/**
 * The buttons and links of the page whose accessible name leaves out what is written on them: who speaks to the page says
 * what they read.
 */
export function unspeakableControls(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>("main button[aria-label], main a[aria-label]")];
  return controls
    .map((control) => ({ name: control.getAttribute("aria-label") ?? "", text: writtenOn(control) }))
    .filter(({ name, text }) => !name.toLowerCase().includes(text.toLowerCase()))
    .map(({ name, text }) => `“${text}” is called “${name}”`);
}

function writtenOn(control: HTMLElement): string {
  const copy = control.cloneNode(true);
  if (copy instanceof HTMLElement)
    for (const unheard of copy.querySelectorAll("[aria-hidden=true]")) unheard.remove();
  return copy.textContent?.trim() ?? "";
}
