import { useConsent } from "../../parts/consent";
import { useLatePiece } from "./use-late-piece";

const loadQuestion = () => import("./consent-question").then((module) => module.ConsentQuestion);

/** The question about statistics, while it is open. */
export function ConsentPlace() {
  const { isAsking } = useConsent();
  return isAsking ? <LateQuestion /> : null;
}

function LateQuestion() {
  const Question = useLatePiece(loadQuestion);
  return Question && <Question />;
}
