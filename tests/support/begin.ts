import { onTestFinished } from "vitest";
import { createTestBackend, type TestBackend, type TestBackendOptions } from "../../mocks/node";
import type { ClientError, Result } from "../../src/client/client-error";
import { setCurrentLocale } from "../../src/platform/current-locale";
import { setSettings } from "../../src/platform/settings";
import { defaultSettings } from "../../src/platform/settings-defaults";

/** The addresses of the four hosts in these tests. */
export const origin = "https://site.test";

/** A back end with a new world for this test, which fails when a call violated the contract. */
export function begin(options: TestBackendOptions = {}): TestBackend {
  const hosts = { site: origin, manage: origin, log: origin, web: origin };
  const everywhere = { www: hosts, mwww: hosts, dev: hosts };
  setSettings({ ...defaultSettings, hosts: { china: everywhere, global: everywhere } });
  setCurrentLocale("zh-CN");
  const backend = createTestBackend(options);
  onTestFinished(() => {
    setSettings(defaultSettings);
    backend.close();
  });
  return backend;
}

/** The data of a call that has to succeed. */
export async function dataOf<T>(call: Promise<Result<T>>): Promise<T> {
  const result = await call;
  if (!result.ok) throw new Error(`The call failed: ${JSON.stringify(result.error)}`);
  return result.data;
}

/** The error of a call that has to fail. */
export async function errorOf(call: Promise<Result<unknown>>): Promise<ClientError> {
  const result = await call;
  if (result.ok) throw new Error(`The call succeeded: ${JSON.stringify(result.data)}`);
  return result.error;
}

/** The contract's code of a call that has to be refused. */
export async function refusalOf(call: Promise<Result<unknown>>): Promise<number | null> {
  const error = await errorOf(call);
  if (error.kind !== "refused") throw new Error(`The call failed otherwise: ${JSON.stringify(error)}`);
  return error.code;
}

/** The errcode of a call that has to be refused. */
export async function errcodeOf(call: Promise<Result<unknown>>): Promise<number | null> {
  const error = await errorOf(call);
  if (error.kind !== "refused") throw new Error(`The call failed otherwise: ${JSON.stringify(error)}`);
  return error.errcode;
}

/** The invalid fields of a call that breaks its limits on purpose, with the keys of their messages. */
export async function invalidFieldsOf(
  { kernel }: TestBackend,
  call: Promise<Result<unknown>>,
): Promise<Record<string, string>> {
  const error = await errorOf(call);
  if (error.kind !== "invalid") throw new Error(`The call failed otherwise: ${JSON.stringify(error)}`);
  kernel.clearLog();
  return Object.fromEntries(error.fields.map(({ field, message }) => [field, message.key]));
}
