import TriangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs";
import type { ReactNode } from "react";
import { Icon } from "./icon";

interface FieldMessageProps {
  /** Id of the error's text, which describes the control. */
  id: string;
  error?: ReactNode;
  /** A link that helps with this error. */
  help?: ReactNode;
}

/** An error below a control: mark, text, and where one exists a link. Announced politely when it appears. */
export function FieldMessage({ id, error, help }: FieldMessageProps) {
  return (
    <div aria-live="polite" className="text-13">
      {error ? (
        <p className="mt-1 flex items-start gap-1.5 text-red">
          <Icon of={TriangleAlert} size="small" className="mt-0.5" />
          <span>
            <span id={id}>{error}</span>
            {help && <span className="ml-2">{help}</span>}
          </span>
        </p>
      ) : null}
    </div>
  );
}
