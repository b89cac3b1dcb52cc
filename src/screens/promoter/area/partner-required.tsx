import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { ReadProblem } from "../../../shared/read-problem";
import { SignInRequired } from "../../../shared/session/sign-in-required";
import { agentLoginAddress } from "./agent-addresses";
import { PartnerContext } from "./partner";
import { usePartnerAccess } from "./use-partner-access";

interface PartnerRequiredProps {
  children: ReactNode;
  /** Shown while role and session are asked for; as tall as the screen. */
  loading: ReactNode;
}

/**
 * A screen for agents and promoters, who are then available by `usePartner`. Everybody else is led to the sign-in page
 * of the partner area, which explains why and leads back to this address.
 */
export function PartnerRequired({ children, loading }: PartnerRequiredProps) {
  return (
    <SignInRequired loading={loading} signInAddress={agentLoginAddress}>
      <RoleRequired loading={loading}>{children}</RoleRequired>
    </SignInRequired>
  );
}

function RoleRequired({ children, loading }: PartnerRequiredProps) {
  const access = usePartnerAccess();
  const { pathname, search, hash } = useLocation();
  switch (access.state) {
    case "loading":
      return loading;
    case "allowed":
      return <PartnerContext value={access.partner}>{children}</PartnerContext>;
    case "refused":
      return <Navigate replace to={agentLoginAddress(pathname + search + hash)} />;
    case "failed":
      return (
        <ReadProblem isPage error={access.error} onRetry={access.retry} isRetrying={access.isRetrying} />
      );
  }
}
