import type { ReactNode, Ref } from "react";
import { classNames } from "../../ui/class-names";
import { Container } from "../../ui/container";
import type { InviteFamily } from "./families";

interface InviteHeaderProps {
  family: InviteFamily;
  /** One line above the title. */
  above?: ReactNode;
  title: ReactNode;
  /** Of the title, where it can have the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** The head of an invite page, on the ground of its family. */
export function InviteHeader({ family, above, title, titleRef, children }: InviteHeaderProps) {
  return (
    <div className={classNames(family.theme.background, "py-8 sm:py-12")}>
      <Container>
        {above && <p className="text-13 text-ink2">{above}</p>}
        <h1
          ref={titleRef}
          tabIndex={titleRef === undefined ? undefined : -1}
          className="max-w-reading text-26 [overflow-wrap:anywhere] sm:text-34"
        >
          {title}
        </h1>
        {children}
      </Container>
    </div>
  );
}
