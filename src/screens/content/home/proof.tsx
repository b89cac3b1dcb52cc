import { DataProvider } from "../../../shared/data-provider";
import { Container } from "../../../ui/container";
import { Cases } from "./cases";
import { Downloads } from "./downloads";
import { LatestNews } from "./latest-news";
import { ShopDay } from "./shop-day";
import { Trial } from "./trial";

/** Everything below the first screen: the product at work, the trial, who uses it, and how to get it. */
export function Proof() {
  return (
    <DataProvider>
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
    </DataProvider>
  );
}
