import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { MessageDialog, type MessageDialogTexts } from "./message-dialog";

/** How a question ended. "refused": another one was open, and only one is asked at a time. */
export type MessageBoxResult = "confirmed" | "cancelled" | "closed" | "refused";

export interface MessageBoxQuestion extends Omit<MessageDialogTexts, "children"> {
  text?: ReactNode;
  /**
   * Done on confirming, before the box closes; until it settles nothing else can be pressed. Resolving to false keeps
   * the box open for another try. A rejection closes it and rejects the answer.
   */
  action?: () => Promise<unknown>;
}

export interface MessageBox {
  /** Asks: confirm and cancel. */
  confirm: (question: MessageBoxQuestion) => Promise<MessageBoxResult>;
  /** An information: one button. */
  notify: (question: MessageBoxQuestion) => Promise<MessageBoxResult>;
}

const MessageBoxContext = createContext<MessageBox | null>(null);

interface PendingQuestion {
  question: MessageBoxQuestion;
  resolve: (result: MessageBoxResult) => void;
  reject: (problem: unknown) => void;
}

/** Gives `useMessageBox` to what is below. */
export function MessageBoxProvider({ children }: { children: ReactNode }) {
  const [pendingQuestion, setPendingQuestion] = useState<PendingQuestion | null>(null);
  const [isPending, setPending] = useState(false);
  // What is open now, known at once: two calls or two clicks may come before the next render.
  const current = useRef<PendingQuestion | null>(null);
  const isRunning = useRef(false);

  const box = useMemo((): MessageBox => {
    const openQuestion = (question: MessageBoxQuestion) =>
      new Promise<MessageBoxResult>((resolve, reject) => {
        if (current.current) return resolve("refused");
        current.current = { question, resolve, reject };
        setPendingQuestion(current.current);
      });
    return { confirm: (question) => openQuestion({ hasCancel: true, ...question }), notify: openQuestion };
  }, []);

  useEffect(
    () => () => {
      current.current?.resolve("closed");
      current.current = null;
    },
    [],
  );

  const closeQuestion = () => {
    const question = current.current;
    current.current = null;
    setPendingQuestion(null);
    return question;
  };
  const handleConfirm = async () => {
    const action = current.current?.question.action;
    if (!action) return closeQuestion()?.resolve("confirmed");
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      if ((await action()) !== false) closeQuestion()?.resolve("confirmed");
    } catch (problem) {
      closeQuestion()?.reject(problem);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };

  const { text, action: _action, ...labels } = pendingQuestion?.question ?? {};
  return (
    <MessageBoxContext value={box}>
      {children}
      <MessageDialog
        {...labels}
        isOpen={pendingQuestion !== null}
        isPending={isPending}
        onConfirm={handleConfirm}
        onCancel={() => closeQuestion()?.resolve("cancelled")}
        onClose={() => closeQuestion()?.resolve("closed")}
      >
        {text}
      </MessageDialog>
    </MessageBoxContext>
  );
}

/** The message box of the provider above. */
export function useMessageBox(): MessageBox {
  const box = useContext(MessageBoxContext);
  if (!box) throw new Error("useMessageBox needs a MessageBoxProvider above it");
  return box;
}
