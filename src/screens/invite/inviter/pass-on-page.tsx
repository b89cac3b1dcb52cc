import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isEmbedded, useClient } from "../../../shared/use-client";

interface PassOnPageProps {
  recode: string;
  /** The invitation as a chat gets it. */
  link: string;
  text: string;
}

/**
 * Inside other apps the page itself is what their corner passes on: its address carries the inviter's code, and the
 * card that a messenger shows leads to the invitation.
 */
export function PassOnPage({ recode, link, text }: PassOnPageProps) {
  const isInApp = isEmbedded(useClient());
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!isInApp || query.get("recode") === recode) return;
    query.set("recode", recode);
    query.set("channel", "chat");
    void navigate(`${pathname}?${query}${hash}`, { replace: true, preventScrollReset: true });
  }, [isInApp, pathname, search, hash, recode, navigate]);
  if (!isInApp) return null;
  return (
    <>
      <link rel="canonical" href={link} />
      <meta name="description" content={text} />
    </>
  );
}
