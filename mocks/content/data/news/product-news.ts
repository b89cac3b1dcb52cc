import type { NewsSource } from "../source";
import { productNews2025 } from "./product-news-2025";
import { productNews2026 } from "./product-news-2026";

/** What changed in the product, the newest first. */
export const productNews: readonly NewsSource[] = [...productNews2026, ...productNews2025];
