import { Component, type ReactNode } from "react";
import { showInDevelopment } from "../platform/development";
import { reportProblem } from "../platform/report";
import { PageFailure } from "./page-failure";

interface PageBoundaryProps {
  children: ReactNode;
  /** Whether the page does without what fails, and is not replaced for it. */
  isOptional?: boolean;
}

interface PageBoundaryState {
  error: unknown;
}

/** Catches what a screen throws while rendering, and a chunk that cannot be fetched: never a blank page. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { error: error ?? new Error("A screen failed without saying why.") };
  }

  override componentDidCatch(error: unknown): void {
    reportProblem(this.props.isOptional ? "A part of the page failed" : "A screen failed", error);
    showInDevelopment(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return this.props.isOptional ? null : <PageFailure error={error} />;
  }
}
