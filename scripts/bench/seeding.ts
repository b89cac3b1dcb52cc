import { groups } from "../../mocks/groups";
import { createKernel } from "../../mocks/kernel/kernel";
import { type Measurement, timeAlternately } from "./report";

/** Making a world and the first rows of every table of every group. */
export function measureSeeding(): Measurement {
  let rows = 0;
  let tables = 0;
  const [milliseconds = 0] = timeAlternately(
    [
      () => {
        const { world, backEnd } = createKernel({ groups });
        const sizes = new Map(
          backEnd.groups.flatMap((group) => group.tables.map(({ name, sizeIn }) => [name, sizeIn(world)])),
        );
        tables = sizes.size;
        rows = [...sizes.values()].reduce((sum, size) => sum + size, 0);
      },
    ],
    9,
  );
  return {
    what: "seed the whole world",
    value: milliseconds,
    unit: "ms",
    atMost: 150,
    detail: `${rows} rows in ${tables} tables of ${groups.length} groups`,
  };
}
