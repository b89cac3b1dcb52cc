import { browserTracingIntegration, captureException, init, withScope } from "@sentry/browser";
import { onProblem } from "../../platform/report";
import { settings } from "../../platform/settings";
import { errorReporting } from "../../rules/limits";
import { cutEvent, cutStep } from "./cut-queries";
import { mayReportErrors } from "./may-report";

/** Disabled integrations: sessions are sent at every visit, error or not; console messages are recorded otherwise. */
const excludedIntegrations = ["BrowserSession", "Console"];

/**
 * Starts error reports: uncaught errors and reported problems, without names, bodies and queries. Returns the
 * function that ends them.
 */
export function startReports(): () => void {
  const client = init({
    dsn: settings().errorReporting.dsn,
    tracesSampleRate: errorReporting.traceShare,
    maxBreadcrumbs: errorReporting.breadcrumbs,
    integrations: (defaultIntegrations) => [
      ...defaultIntegrations.filter(({ name }) => !excludedIntegrations.includes(name)),
      browserTracingIntegration(),
    ],
    // Headers for tracing would make calls to other hosts ask for leave first.
    tracePropagationTargets: [],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    beforeBreadcrumb: cutStep,
    beforeSend: (event) => (mayReportErrors() ? cutEvent(event) : null),
  });
  const stopListening = onProblem((text, detail) =>
    withScope((scope) => {
      scope.setExtra("problem", text);
      captureException(detail instanceof Error ? detail : new Error(text));
    }),
  );
  return () => {
    stopListening();
    void client?.close(0);
  };
}
