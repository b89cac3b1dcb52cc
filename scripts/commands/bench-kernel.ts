import { formatReport, isMissed } from "../bench/report";
import { Misuse, readOptions, run } from "../lib/command-line";

const command = "npm run bench";

/**
 * Measures the speed of the mock back end and prints it: ratios, which travel between machines, and
 * three times in milliseconds. A report for people, run by hand; nothing waits for it.
 */
await run(async () => {
  const { path } = readOptions(
    {
      path: {
        type: "string",
        default: "",
        value: "PATH",
        about: "the path of the groups that is asked; a list of 20 rows when absent",
      },
    },
    { name: command, about: "Measures what the mock back end costs, as ratios." },
  );
  if (path !== "" && !path.startsWith("/"))
    throw new Misuse(
      `${command}: --path must begin with a slash, such as /ommall/srvmall/order/contactor/list, got "${path}".`,
    );
  // The mock back end comes with it; help and misuse do without.
  const { checkPath } = await import("../bench/check-path");
  if (path !== "") await checkPath(path, command);
  const { measureKernel } = await import("../bench/kernel");
  const measurements = await measureKernel(path);
  console.log(formatReport(measurements));
  const missed = measurements.filter(isMissed);
  if (missed.length > 0) throw new Error(`bench: ${missed.length} of ${measurements.length} missed`);
});
