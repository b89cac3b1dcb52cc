import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names";
import { Container } from "../../ui/container";
import type { InviteFamily } from "./families";

interface InviteHeaderProps {
  family: InviteFamily;
  /** One line above the title. */
  above?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}

/** The head of an invite page, on the ground of its family. */
export function InviteHeader({ family, above, title, children }: InviteHeaderProps) {
  return (
    <div className={classNames(family.theme.background, "py-8 sm:py-12")}>
      <Container>
        {above && <p className="text-13 text-ink2">{above}</p>}
        <h1 className="max-w-reading text-26 [overflow-wrap:anywhere] sm:text-34">{title}</h1>
        {children}
      </Container>
    </div>
  );
}
