import { singular } from "../../lib/singular";
import { literal, sentencesOf } from "../../lib/texts";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";

export type Movement = "down" | "up";

const falling =
  /\b(takes?|taken|taking|reduc\w*|lower\w*|decreas\w*|deduct\w*|subtract\w*|reserves?|reserved|holds?|held|consum\w*|uses? up|withdraw\w*|falls?|go(es)? down|less|minus)\b/i;
const rising =
  /\b(adds?|added|return(s|ed)?|giv(es?|en) back|goes? back|come(s)? back|put(s)? back|restor\w*|releas\w*|increas\w*|raises?|raised|goes up|go up|frees|freed|(is|are|becomes?|set) free( again)?|rises?|available again|back (to|in|into)|back on)\b/i;
const returning =
  /\b(returns?|returned|gives? back|given back|goes? back|go back|set free|releas\w+|freed|frees)\b/i;
/** What falls or rises when something is reserved, and what is given back then; what is on the shelf stays. */
const reservable =
  /^(available|availability|free|remaining|left|vacant|reserved|booked|held|taken|occupied)$/;
const freeing =
  /\b(seats?|places?|spots?|pieces?|units?|copies|copy|items?|slots?)\b.*\b(free again|set free|(is|are|gets?) (freed|released|free))\b|\b(frees?|releases?) (its|the|all|their|reserved) [\w ]*\b(seats?|places?|spots?|pieces?|units?|copies|copy|items?|slots?)\b/i;
/** What is there and can be taken, and what was taken. */
const rest = /^(stock|available|availability|remaining|left|free|hand|inventory|vacant|unsold)$/;
const used = /^(sold|reserved|booked|taken|used|occupied|held)$/;

/** How the name of a number moves with what is taken: `availablePlaces` falls, `sold` rises. */
export function stockKind(name: string): "rest" | "used" | undefined {
  const words = wordsOf(name);
  if (/(^|[a-z])(At|On|By|Percent|Cents|Id)$|_(at|on|by|id)$/.test(name)) return undefined;
  if (words.some((word) => used.test(word))) return "used";
  return words.some((word) => rest.test(word)) ? "rest" : undefined;
}

/** What an operation takes or gives back, as its text puts it of a number; undefined where it says neither, or both. */
export function statedMovement(operation: Operation, member: string): Movement | undefined {
  const texts = [
    operation.text,
    ...operation.responses.filter(({ status }) => /^2/.test(status)).map(({ description }) => description),
  ];
  const names = namesIn(member);
  const name = new RegExp(`\\b(${[literal(member), ...names].join("|")})s?\\b`, "i");
  const isReservable = names.every((word) => reservable.test(word));
  const move = stockKind(member) === "used" ? moveOfTaken(names) : moveOfRest;
  const found = new Set<Movement>();
  for (const clause of texts.flatMap(clausesOf)) {
    // "Its seats are free again" is about `available` and `reserved`.
    const isFreed = isReservable && freeing.test(clause);
    if (!isFreed && !name.test(clause)) continue;
    const moved = move(clause, isFreed);
    if (moved) found.add(moved);
  }
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** "Gives back what it had taken" moves up what is left. */
function moveOfRest(clause: string, isFreed: boolean): Movement | undefined {
  if (isFreed || rising.test(clause)) return "up";
  return falling.test(clause) ? "down" : undefined;
}

/** What was taken falls when it is given back, and rises where it says so of itself: "the seats count as sold". */
function moveOfTaken(names: readonly string[]): typeof moveOfRest {
  // "Orders what is held" tells what is there already.
  const taking = new RegExp(
    `(?<!\\b(?:what|that|which|who) )\\b(is|are|gets?|becomes?|counts? as)( \\w+)? (${names.map(literal).join("|")})\\b|\\b(rises?|goes? up|grows?|increas\\w*)\\b`,
    "i",
  );
  return (clause, isFreed) => {
    if (
      isFreed ||
      returning.test(clause) ||
      /\b(falls?|go(es)? down|decreas\w*|lower\w*|reduc\w*)\b/i.test(clause)
    )
      return "down";
    return taking.test(clause) ? "up" : undefined;
  };
}

/** The words by which a text names a number: `freeBays` are bays, and what is free may be a car. */
function namesIn(member: string): string[] {
  const words = wordsOf(member).filter((word) => !/^(count|number|total|on)$/.test(word));
  const own = words.filter((word) => !rest.test(word) && !used.test(word)).map(singular);
  return own.length > 0 ? own : words.filter((word) => rest.test(word) || used.test(word));
}

/** The parts of a text that state what happens, without conditions and refusals. */
const clausesOf = (text: string): string[] =>
  sentencesOf(text.replace(/[`"“”*]/g, ""))
    // What happens once something else is the case does not happen each time.
    .filter((one) => !/^\s*(once|if|when|after|while|as soon as|with an?)\b/i.test(one))
    .flatMap((one) =>
      one.split(/[();:,]|(?=\b(?:if|unless|when|while|where|refus\w*|reject\w*|and refus\w*)\b)/i),
    )
    .filter(
      (one) =>
        // "Or is available again" happens in some cases alone.
        !/^((if|unless|when|while|where|or)\b|refus|reject|and refus)|\b(4\d\d|not|no|never|nothing|stays?|remains?|keeps?)\b/i.test(
          one.trim(),
        ),
    );

const lacking =
  /\bnot enough\b|\binsufficient\b|\bsold out\b|\bout of stock\b|\b(no|fewer|less)\b[^.;]{0,40}\b(left|available|free|stock|places?|seats?)\b|\bdoes not (suffice|cover)\b|\b(short|lack) of stock\b|\b(is|are) not available\b/i;
const exceeding =
  /\btoo (few|little|small|low|many|much)\b|\bexceed|\b(more|greater|larger|higher) than\b|\blacks?\b|\bsmaller than\b|\bbelow\b/i;

/**
 * Whether a refusal is about what does not suffice.
 *
 * @param isNamed Only where the text names the number or its resource
 */
export function refusesLack(operation: Operation, member: string, noun: string, isNamed: boolean): boolean {
  const texts = [
    ...sentencesOf(operation.text).filter((one) => /\b(409|422)\b|refus|reject/i.test(one)),
    ...operation.responses
      .filter(({ status }) => /^4(09|22)$/.test(status))
      .flatMap(({ description }) => sentencesOf(description)),
  ];
  const words = [
    literal(member),
    ...wordsOf(member).filter((word) => rest.test(word)),
    ...(noun === "" ? [] : [noun]),
  ];
  const name = new RegExp(`\\b(${words.join("|")})s?\\b`, "i");
  return texts.some(
    (one) => (lacking.test(one) && (!isNamed || name.test(one))) || (exceeding.test(one) && name.test(one)),
  );
}

/**
 * What is wrong with a number after so many were taken; undefined where it is right. Without a text, that nothing moved may
 * be right: it moves later.
 */
export function stockFault(
  { before, after, quantity }: { before: number; after: number; quantity: number },
  movement: Movement,
  isStated: boolean,
): string | undefined {
  const wanted = movement === "down" ? before - quantity : before + quantity;
  if (after === wanted || (!isStated && after === before)) return undefined;
  return String(wanted);
}
