/**
 * Whether a sentence says what an operation is for, with the code of all else in brackets: "For a room that is not `free`, and
 * once a day (both 409)". What it names is what is right.
 */
export function isPermission(sentence: string): boolean {
  const plain = sentence.replace(/\([^()]*\)/g, "").replace(/[`"'“”]/g, "");
  return (
    /^\s*(only |just )?(possible |allowed |meant |open |available )?(only )?(for|to|on|with) (an?|the|those|any)?\b/i.test(
      plain,
    ) &&
    !/\b4\d\d\b|\brefus|\breject|\bcannot\b|\bcan't\b|\b(is|are|may|must|can) (not|never) (be )?(possible|allowed|accepted)|\bno(body|thing)?\b|\bconflict|\bfails?\b|\berror\b/i.test(
      plain,
    )
  );
}
