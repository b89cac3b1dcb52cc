import { usualTraceLimit } from "./quiet";

/* Errors say again where they were made. */
Error.stackTraceLimit = usualTraceLimit;
