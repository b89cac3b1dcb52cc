import { Component, type ReactNode } from "react";
import { reportProblem } from "../platform/report";
import { PageFailure } from "./page-failure";

interface PageBoundaryState {
  error: unknown;
}

/** Catches what a screen throws while rendering, and a chunk that cannot be fetched: never a blank page. */
export class PageBoundary extends Component<{ children: ReactNode }, PageBoundaryState> {
  override state: PageBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { error: error ?? new Error("A screen failed without saying why.") };
  }

  override componentDidCatch(error: unknown): void {
    reportProblem("A screen failed", error);
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <PageFailure error={this.state.error} />;
  }
}
