import type { Hosts, Settings } from "./settings-shape";

const pageOrigin: Hosts = { site: "", manage: "", log: "", web: "" };
const pageOriginEverywhere = { www: pageOrigin, mwww: pageOrigin, dev: pageOrigin };

/** The values where `/settings.json` has none: one build that runs on any host, answered by its own origin. */
export const defaultSettings: Settings = {
  brand: {
    name: { "zh-CN": "货簿云", "zh-TW": "貨簿雲", "en-US": "Stockbook" },
    company: { "zh-CN": "货簿云示例公司", "zh-TW": "貨簿雲範例公司", "en-US": "Stockbook sample company" },
  },
  hosts: { china: pageOriginEverywhere, global: pageOriginEverywhere },
  hostNames: {
    global: [],
    environmentPrefixes: { mwww: ["mwww"], dev: ["dev", "localhost", "127.0.0.1"] },
  },
  links: {
    globalEdition: { login: "/login", trial: "/login?tab=register" },
    externalMall: null,
    apps: { appStore: "", googlePlay: "", androidPackage: "", windows: "", macos: "" },
    help: { firstSteps: "/help/zhj/101", videos: "/help/zhj/video", weeklyReport: "/help/zhj/107" },
    messengerAuthorisation: "",
    recordText: "",
  },
  support: {
    phone: "400-000-0000",
    publishedHours: { opens: "09:00", closes: "18:00" },
    extendedHours: { opens: "08:30", closes: "18:15" },
    email: "support@stockbook.example",
  },
  marketing: { merchants: 2_600_000, industries: 30, regions: 117, renewalRate: 0.826, asOf: "2026-06" },
  prices: {
    china: {
      currency: "CNY",
      perYear: { standard: "598", professional: "1198" },
      morePerYear: { store: "480", user: "150" },
    },
    global: {
      currency: "USD",
      perYear: { standard: "98", professional: "198" },
      morePerYear: { store: "80", user: "25" },
    },
  },
  productAlias: "zhj",
  siteOrigin: "",
  localePrefixes: true,
  serviceWorker: true,
  chatWidgetId: "",
  errorReporting: { dsn: "", hosts: [] },
  signing: {
    passwordPadding: "sample-padding-0",
    aesIv: "sample-iv-000000",
    phoneSecretWord: "sample-secret-word",
    hashAlgorithm: "sha256",
  },
};
