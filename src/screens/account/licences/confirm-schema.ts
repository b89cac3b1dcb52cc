import * as z from "zod/mini";
import { flagField, textField } from "../../../rules/to-zod";

/** What is asked before a licence is ordered: whom to contact, and the consent to the terms. */
export const confirmForm = z.object({ contactId: textField("choice"), terms: flagField("terms") });

export type ConfirmInput = z.input<typeof confirmForm>;
