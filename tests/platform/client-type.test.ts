import { expect, test } from "vitest";
import { type Client, detectClient } from "../../src/platform/client-type";

const agents = {
  windowsChrome:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36",
  macSafari:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  ipad: "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1",
  androidPhone:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
  androidTablet:
    "Mozilla/5.0 (Linux; Android 14; Tab S9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36",
  linux: "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
  openHarmony:
    "Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1 Mobile",
};

const inMessenger = `${agents.iphone} MicroMessenger/8.0.53(0x18003531) NetType/WIFI Language/zh_CN`;
const inWorkMessenger = `${agents.androidPhone} wxwork/4.1.30 MicroMessenger/7.0.1 NetType/WIFI`;
const inPaymentApp = `${agents.androidPhone} AliApp(AP/10.6.80) AlipayClient/10.6.80 Language/zh-Hans`;

function detect(userAgent: string, { width = 1440, maxTouchPoints = 0 } = {}): Client {
  return detectClient({ userAgent, width, maxTouchPoints });
}

test.each<[keyof typeof agents, Partial<Client>]>([
  ["windowsChrome", { os: "windows", platform: "pc", isMobile: false, isIos: false, isAndroid: false }],
  ["macSafari", { os: "macos", platform: "pc", isMobile: false, isIos: false }],
  ["iphone", { os: "ios", platform: "mobile", isMobile: true, isIos: true, isAndroid: false }],
  ["ipad", { os: "ios", platform: "mobile", isMobile: false, isIos: true }],
  ["androidPhone", { os: "android", platform: "mobile", isMobile: true, isAndroid: true, isIos: false }],
  ["androidTablet", { os: "android", platform: "mobile", isMobile: false, isAndroid: true }],
  ["linux", { os: "linux", platform: "pc", isMobile: false }],
  ["openHarmony", { os: "unknown", platform: "mobile", isMobile: true, isAndroid: false }],
])("%s is recognised", (name, expected) => {
  expect(detect(agents[name])).toMatchObject(expected);
});

test("an iPad that requests desktop pages is recognised by its touch screen", () => {
  expect(detect(agents.macSafari, { maxTouchPoints: 5 })).toMatchObject({
    os: "ios",
    isIos: true,
    platform: "mobile",
  });
});

test("a window as narrow as a phone gets the phone's layout on any device, which stays what it is", () => {
  expect(detect(agents.windowsChrome, { width: 599 })).toMatchObject({ isMobile: true, platform: "pc" });
  expect(detect(agents.windowsChrome, { width: 600 })).toMatchObject({ isMobile: false, platform: "pc" });
});

test("the two messengers and the payment app are recognised, ordinary browsers are none of them", () => {
  expect(detect(inMessenger)).toMatchObject({ messenger: "personal", isPaymentApp: false });
  expect(detect(inWorkMessenger)).toMatchObject({ messenger: "work", isPaymentApp: false });
  expect(detect(inPaymentApp)).toMatchObject({ messenger: null, isPaymentApp: true });
  expect(detect(agents.iphone)).toMatchObject({ messenger: null, isPaymentApp: false, ownApp: null });
});

test("the own app gives its version, and the point-of-sale client is not taken for it", () => {
  expect(detect(`${agents.iphone} Stockbook/7.2.1`)).toMatchObject({
    ownApp: { version: "7.2.1" },
    isPointOfSale: false,
  });
  expect(detect(`${agents.iphone} Stockbook/`)).toMatchObject({ ownApp: { version: "" } });
  expect(detect(`${agents.windowsChrome} StockbookPOS/2.0`)).toMatchObject({
    ownApp: null,
    isPointOfSale: true,
  });
});

test("an empty user agent is an ordinary desktop browser of unknown system", () => {
  expect(detect("")).toEqual({
    isMobile: false,
    messenger: null,
    isMiniProgram: false,
    isPaymentApp: false,
    ownApp: null,
    isIos: false,
    isAndroid: false,
    platform: "pc",
    os: "unknown",
    isPointOfSale: false,
  });
});
