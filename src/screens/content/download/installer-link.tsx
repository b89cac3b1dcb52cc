import { type MouseEvent, type ReactNode, useState } from "react";
import { useMessage } from "../../../i18n/use-message";
import { scrollToId } from "../../../platform/page";
import { randomNumber } from "../../../platform/random";
import { message } from "../../../rules/messages";
import { useClient } from "../../../shared/use-client";
import { useIsHydrating } from "../../../shared/use-is-hydrating";
import { toaster } from "../../../ui/toaster";
import type { Installer } from "../home/installers";
import { downloadAddress, isRefused } from "./download-channel";
import { leaveMessengerId } from "./leave-messenger";
import { useHoverLog } from "./use-hover-log";

interface InstallerLinkProps {
  installer: Installer;
  className: string;
  children: ReactNode;
}

/**
 * Fetches an installer. A build this system cannot install is refused in words; inside a messenger, which swallows
 * downloads, the way leads to how to get out of it.
 */
export function InstallerLink({ installer, className, children }: InstallerLinkProps) {
  const client = useClient();
  const translateMessage = useMessage();
  const hover = useHoverLog(`download-${installer.type}`);
  const isHydrating = useIsHydrating();
  const [random] = useState(() => randomNumber(1_000_000));

  const handleClick = (event: MouseEvent) => {
    if (isRefused(installer.type, client)) {
      event.preventDefault();
      toaster.error(translateMessage(message("download.unsupported")));
    } else if (client.messenger !== null) {
      event.preventDefault();
      scrollToId(leaveMessengerId);
    }
  };

  return (
    <a
      href={isHydrating ? installer.link : downloadAddress(installer, random)}
      className={className}
      data-log={`download.${installer.type}`}
      onClick={handleClick}
      {...hover}
    >
      {children}
    </a>
  );
}
