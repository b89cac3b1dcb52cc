import { serveAsWorker } from "../../../../platform/dedicated-worker";
import { createListEngine } from "./list-engine";
import { answerMessage, type QuestionMessage } from "./list-messages";

const engine = createListEngine((task) => void setTimeout(task, 0));

serveAsWorker((message: QuestionMessage) => {
  const answered = answerMessage(message, engine);
  const places =
    "answer" in answered && answered.answer !== null && answered.answer !== undefined
      ? transferred(answered.answer)
      : [];
  return { message: answered, transfer: places };
});

/** The places of a view, which are not needed here any more. */
function transferred(answer: object): Transferable[] {
  return "places" in answer && answer.places instanceof Uint32Array ? [answer.places.buffer] : [];
}
