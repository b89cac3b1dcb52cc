import { useConsent } from "../../shared/consent";
import { useDeferredComponent } from "./use-deferred-component";

const loadQuestion = () => import("./consent-question").then((module) => module.ConsentQuestion);

/** The question about statistics, while it is open. */
export function ConsentSlot() {
  const { isQuestionOpen } = useConsent();
  return isQuestionOpen ? <DeferredConsentQuestion /> : null;
}

function DeferredConsentQuestion() {
  const Question = useDeferredComponent(loadQuestion);
  return Question && <Question />;
}
