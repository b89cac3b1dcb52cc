import type { ReactNode } from "react";

interface EmptyProps {
  title: ReactNode;
  /** All there is on its page, whose heading the title is then. */
  isPage?: boolean;
  /** What will be here, and how it comes here. */
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
}

/** An empty state: a slip illustration, what will be here, one action. */
export function Empty({ title, isPage = false, children, action }: EmptyProps) {
  return (
    <div className="flex flex-col items-center px-4 py-8 text-center">
      <svg viewBox="0 0 56 65" className="mb-4 h-[4.0625rem] w-14 fill-none" aria-hidden="true">
        <path d="M.5.5h55v64H.5z" className="fill-card stroke-edge" />
        <path d="M8 24.5h40M8 34.5h40M24 14.5h24" className="stroke-line2" />
        <path d="M8 14.5h16M28 50.5h20M28 53.5h20" className="stroke-ink" />
      </svg>
      {isPage ? <h1 className="text-20">{title}</h1> : <p className="font-semibold">{title}</p>}
      {children && <p className="mt-0.5 text-13 text-ink2">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
