import type { Option } from "../../lib/command-line";

/** Option of every command that serves the mock back end. */
export const scenarioOptions = {
  scenario: {
    type: "string",
    value: "FILE",
    about: "begins mock worlds with a recording that npm run mocks -- --import made",
  },
} as const satisfies Readonly<Record<string, Option>>;
