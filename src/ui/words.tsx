import { createContext, type ReactNode, useContext } from "react";

/** The few words that pieces say by themselves. The app gives them in the reader's language. */
export interface UiWords {
  tip: string;
  ok: string;
  cancel: string;
  close: string;
  dismiss: string;
  retry: string;
  loading: string;
  clear: string;
  pages: string;
  page: (number: number) => string;
  previousPage: string;
  nextPage: string;
  increase: string;
  decrease: string;
  breadcrumbs: string;
  skipToContent: string;
}

const plainWords: UiWords = {
  tip: "Tip",
  ok: "OK",
  cancel: "Cancel",
  close: "Close",
  dismiss: "Dismiss",
  retry: "Try again",
  loading: "Loading",
  clear: "Clear",
  pages: "Pages",
  page: (number) => `Page ${number}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  increase: "More",
  decrease: "Less",
  breadcrumbs: "You are here",
  skipToContent: "Skip to content",
};

const WordsContext = createContext<UiWords>(plainWords);

/** Fills the default words of every piece below it. */
export function UiWordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The default words in the reader's language; plain English where no provider stands above. */
export function useUiWords(): UiWords {
  return useContext(WordsContext);
}
