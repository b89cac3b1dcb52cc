/** `/boards/{boardId}/cards` → `/boards/{}/cards`. */
export function normalise(path: string): string {
  return path.replace(/\{[^}]*\}/g, "{}");
}

/** The resource each path parameter names: `/boards/{boardId}/cards/{cardId}` → boardId: `/boards`. */
export function pathSlots(path: string): Map<string, string> {
  const slots = new Map<string, string>();
  const steps = path.split("/");
  steps.forEach((step, index) => {
    for (const match of step.matchAll(/\{([^}]+)\}/g))
      slots.set(match[1] ?? "", normalise(steps.slice(0, index).join("/")));
  });
  return slots;
}
