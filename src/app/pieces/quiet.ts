/*
 * React makes errors of its own as it starts, which nobody ever reads. With a trace of where they were made a browser
 * that is being watched reads the whole file a second time, so there is none until `loud` has run.
 */
export const usualTraceLimit = Error.stackTraceLimit;
Error.stackTraceLimit = 0;
