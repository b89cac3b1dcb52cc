import { useLocation, useNavigate } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { Banner } from "../../ui/banner";
import { Container } from "../../ui/container";
import { hasUnknownAddress } from "./has-unknown-address";

/** Shown after an unknown address was redirected home, until dismissed or the next navigation. */
export function UnknownAddressNotice() {
  const { t } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  if (!hasUnknownAddress(location.state)) return null;
  const dismiss = () =>
    navigate({ search: location.search, hash: location.hash }, { replace: true, state: null });
  return (
    <Container className="pt-3">
      <Banner tone="amber" role="status" onDismiss={dismiss}>
        {t("notFound.notice")}
      </Banner>
    </Container>
  );
}
