import { useConsent } from "../../shared/consent";
import { useDeferredComponent } from "./use-deferred-component";

const loadQuestion = () => import("./consent-question").then((module) => module.ConsentQuestion);

/** The question about statistics as a page asks it by itself, until it is answered. */
export function ConsentSlot() {
  const { isQuestionOpen, isAskedFor } = useConsent();
  return isQuestionOpen && !isAskedFor ? <DeferredConsentQuestion /> : null;
}

/** The question as the visitor opened it, also on pages that do not ask by themselves. */
export function AskedConsentSlot() {
  return useConsent().isAskedFor ? <DeferredConsentQuestion /> : null;
}

function DeferredConsentQuestion() {
  const Question = useDeferredComponent(loadQuestion);
  return Question && <Question />;
}
