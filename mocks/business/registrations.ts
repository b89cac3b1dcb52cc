import { defineEvent } from "../world/events";

/** An account was made; its trial runs from now on. */
export const userRegistered = defineEvent<{ readonly userId: string }>("user.registered");
