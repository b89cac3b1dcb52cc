import { createContext, useContext } from "react";

/** What a field passes to its control. */
export interface FieldControl {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: true | undefined;
}

export const FieldControlContext = createContext<FieldControl>({});

/** The id, description and error state that the surrounding `Field` gives; empty outside one. */
export function useFieldControl(): FieldControl {
  return useContext(FieldControlContext);
}
