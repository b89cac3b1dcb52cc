import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { MessageDialog, type MessageDialogWords } from "./message-dialog";

/** How a question ended. "refused": another one was open, and only one is asked at a time. */
export type MessageBoxAnswer = "confirmed" | "cancelled" | "closed" | "refused";

export interface MessageBoxQuestion extends Omit<MessageDialogWords, "children"> {
  text?: ReactNode;
  /**
   * Done on confirming, before the box closes; until it settles nothing else can be pressed. Resolving to false keeps
   * the box open for another try. A rejection closes it and rejects the answer.
   */
  act?: () => Promise<unknown>;
}

export interface MessageBox {
  /** Asks: confirm and cancel. */
  confirm: (question: MessageBoxQuestion) => Promise<MessageBoxAnswer>;
  /** Tells: one button. */
  tell: (question: MessageBoxQuestion) => Promise<MessageBoxAnswer>;
}

const MessageBoxContext = createContext<MessageBox | null>(null);

interface Asked {
  question: MessageBoxQuestion;
  resolve: (answer: MessageBoxAnswer) => void;
  reject: (problem: unknown) => void;
}

/** Gives `useMessageBox` to what is below. */
export function MessageBoxProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isPending, setPending] = useState(false);
  // What is open now, known at once: two calls or two clicks may come before the next render.
  const current = useRef<Asked | null>(null);
  const isActing = useRef(false);

  const box = useMemo((): MessageBox => {
    const ask = (question: MessageBoxQuestion) =>
      new Promise<MessageBoxAnswer>((resolve, reject) => {
        if (current.current) return resolve("refused");
        current.current = { question, resolve, reject };
        setAsked(current.current);
      });
    return { confirm: (question) => ask({ hasCancel: true, ...question }), tell: ask };
  }, []);

  useEffect(
    () => () => {
      current.current?.resolve("closed");
      current.current = null;
    },
    [],
  );

  const take = () => {
    const taken = current.current;
    current.current = null;
    setAsked(null);
    return taken;
  };
  const handleConfirm = async () => {
    const act = current.current?.question.act;
    if (!act) return take()?.resolve("confirmed");
    if (isActing.current) return;
    isActing.current = true;
    setPending(true);
    try {
      if ((await act()) !== false) take()?.resolve("confirmed");
    } catch (problem) {
      take()?.reject(problem);
    } finally {
      isActing.current = false;
      setPending(false);
    }
  };

  const { text, act: _act, ...words } = asked?.question ?? {};
  return (
    <MessageBoxContext value={box}>
      {children}
      <MessageDialog
        {...words}
        isOpen={asked !== null}
        isPending={isPending}
        onConfirm={handleConfirm}
        onCancel={() => take()?.resolve("cancelled")}
        onClose={() => take()?.resolve("closed")}
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
