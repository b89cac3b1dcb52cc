import { useTranslation } from "react-i18next";
import { PageHead } from "../../parts/page-head";
import { Container } from "../../ui/container";
import { Cases } from "./home/cases";
import { Downloads } from "./home/downloads";
import { Figures } from "./home/figures";
import { Hero } from "./home/hero";
import { LatestNews } from "./home/latest-news";
import { ShopDay } from "./home/shop-day";
import { Trial } from "./home/trial";

/** What the product is, for whom, what it costs and how to start, in one screen; then proof by its own pictures. */
export function HomeScreen() {
  const { t } = useTranslation("content-home");
  return (
    <>
      <PageHead description={t("description")} />
      <Hero />
      <Figures />
      <Container className="grid gap-y-16 py-16 md:gap-y-26 md:py-26">
        <ShopDay />
        <Trial />
        {/* A phone reads on to the foot of the page, which leads to all three. */}
        <div className="grid gap-y-16 max-sm:hidden">
          <Cases />
          <LatestNews />
        </div>
        <div className="max-sm:hidden">
          <Downloads />
        </div>
      </Container>
    </>
  );
}
