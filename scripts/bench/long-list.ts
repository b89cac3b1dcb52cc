import { groups } from "../../mocks/groups";
import { createKernel } from "../../mocks/kernel/kernel";
import type { Kernel } from "../../mocks/kernel/kernel-shape";
import { type Measurement, median, processorTime } from "./report";

const path = "/ommall/srvmall/promoter/mch/list";
const rounds = 40;
const warmUps = 30;

/** A page of an agent's 10 000 customers: asked, checked, looked up, checked and written. */
export async function measureLongList(): Promise<Measurement> {
  const kernel = createKernel({ groups, mock: "persona:agent-china", hasPersistentSessions: true });
  const page = await timeList(kernel, 20);
  const whole = await timeList(kernel, 10_000);
  return {
    what: "answer a page of 10 000 customers",
    value: page.milliseconds,
    unit: "ms",
    atMost: 5,
    detail: `${page.rows} of ${page.total} rows; all of them in one answer take ${whole.milliseconds.toFixed(0)} ms`,
  };
}

async function timeList(kernel: Kernel, rows: number) {
  const times: number[] = [];
  let text = "";
  for (let round = 0; round <= rounds; round++) {
    const request = new Request(`http://bench.test${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ page: 1, rows }),
    });
    const before = process.cpuUsage();
    const response = await kernel.respond(request);
    // The first rounds seed the world and warm up.
    if (round > warmUps) times.push(processorTime(before));
    text = String(response.body);
  }
  const { data, msg } = JSON.parse(text);
  if (!data) throw new Error(`bench: ${path} answered "${msg}".`);
  return { milliseconds: median(times), rows: Number(data.list.length), total: Number(data.total) };
}
