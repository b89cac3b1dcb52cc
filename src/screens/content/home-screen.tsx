import { useTranslation } from "../../i18n/use-translation";
import { InViewport } from "../../shared/in-viewport";
import { PageHeader } from "../../shared/page-header";
import { Figures } from "./home/figures";
import { Hero } from "./home/hero";

export { loadPicture } from "./home/hero";

const loadProof = () => import("./home/proof").then((module) => module.Proof);
const noProps = {};

/**
 * What the product is, for whom, what it costs and how to start, in one screen. The proof below it is fetched when
 * the reader comes near; until then its place keeps the foot of the page away.
 */
export function HomeScreen() {
  const { t } = useTranslation("content-home");
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      <Hero />
      <Figures />
      <InViewport id="day" className="min-h-[200vh]" load={loadProof} props={noProps} />
    </>
  );
}
