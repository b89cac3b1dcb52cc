import { QueryCache, QueryClientProvider, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, test, vi } from "vitest";
import { PrerenderClient } from "../../src/client/prerender-client";

async function textOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={new PrerenderClient(new QueryCache())}>{page}</QueryClientProvider>,
  );
  let text = "";
  for await (const piece of prelude) text += String(piece);
  return text;
}

test("a component that waits for a response is rendered with it, and nothing else is rendered twice", async () => {
  const onRender = vi.fn();
  function Beside() {
    onRender();
    return <p>beside</p>;
  }
  function Answer() {
    const first = useQuery({ queryKey: ["first"], queryFn: async () => "one" });
    const second = useQuery({
      queryKey: ["second", first.data],
      queryFn: async () => `${first.data} and two`,
      enabled: first.isSuccess,
    });
    return <b>{second.data}</b>;
  }
  const text = await textOf(
    <>
      <Answer />
      <Beside />
    </>,
  );
  expect(text).toBe("<b>one and two</b><p>beside</p>");
  expect(onRender).toHaveBeenCalledOnce();
});

test("a disabled read is not requested", async () => {
  const ask = vi.fn(async () => "never");
  function Disabled() {
    const { data } = useQuery({ queryKey: ["off"], queryFn: ask, enabled: false });
    return <b>{data ?? "nothing yet"}</b>;
  }
  expect(await textOf(<Disabled />)).toBe("<b>nothing yet</b>");
  expect(ask).not.toHaveBeenCalled();
});

test("a failed read is rendered as failed", async () => {
  function Failing() {
    const { isSuccess } = useQuery({
      queryKey: ["failing"],
      queryFn: () => Promise.reject(new Error("refused")),
    });
    return <b>{isSuccess ? "there" : "not there"}</b>;
  }
  expect(await textOf(<Failing />)).toBe("<b>not there</b>");
});
