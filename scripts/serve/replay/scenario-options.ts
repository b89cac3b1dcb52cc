import type { Option } from "../../lib/command-line";

/** Options of every command whose worlds may begin with real traffic. */
export const scenarioOptions = {
  scenario: {
    type: "string",
    value: "FILE",
    about: "begins worlds with what npm run mocks -- --import FILE.har --save FILE stored",
  },
  import: {
    type: "string",
    multiple: true,
    value: "FILE.har",
    about: "begins worlds with real traffic, checked and without personal data",
  },
} as const satisfies Readonly<Record<string, Option>>;

export interface RecordedChoice {
  readonly scenario?: string | undefined;
  readonly import?: readonly string[] | undefined;
}

/** What excludes other beginnings of worlds, by the names of the options. */
export function recordedGiven(choice: RecordedChoice): Readonly<Record<string, boolean>> {
  return { "--scenario": choice.scenario !== undefined, "--import": choice.import !== undefined };
}
