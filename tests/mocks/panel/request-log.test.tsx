// @vitest-environment happy-dom
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { RequestView, StateView } from "../../../mocks/panel/control/views";
import { useControlApi } from "../../../mocks/panel/screen/use-control-api";

afterEach(() => {
  vi.unstubAllGlobals();
});

const requestOf = (number: number): RequestView => ({
  number,
  operationId: "listNews",
  line: null,
  method: "GET",
  address: "/api/news",
  status: 200,
  duration: 1,
  at: "2026-11-21T10:32:00+08:00",
  changes: [],
  violations: [],
  faults: [],
  position: 0,
  isOutside: false,
});

test("requests that two reads bring at once are listed once", async () => {
  const requests = [requestOf(1)];
  const held: (() => void)[] = [];
  const state = (): Partial<StateView> => ({
    journal: { position: 0, steps: [] },
    clock: { mode: "live" },
    newestRequest: requests.length,
  });
  vi.stubGlobal("fetch", async (address: string) => {
    const after = /requests\?after=(\d+)$/.exec(address)?.[1];
    // What was asked while the panel followed comes late.
    if (after === "1") await new Promise<void>((resolve) => held.push(resolve));
    const body = after === undefined ? state() : requests.filter(({ number }) => number > Number(after));
    return Response.json(body);
  });
  const { result } = renderHook(() => useControlApi(true));
  await waitFor(() => expect(result.current.requests).toHaveLength(1));
  requests.push(requestOf(2));
  await waitFor(() => expect(held).toHaveLength(1), { timeout: 3000 });
  await act(async () => {
    const sent = result.current.send("POST", "undo");
    await vi.waitFor(() => expect(held).toHaveLength(2));
    held[1]?.();
    await sent;
    held[0]?.();
    // The late answer is read in later tasks.
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(result.current.requests.map(({ number }) => number)).toEqual([1, 2]);
});
