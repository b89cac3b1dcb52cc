import type { NewsSource } from "../source";
import { industryNews2025 } from "./industry-news-2025";
import { industryNews2026 } from "./industry-news-2026";

/** What concerns the trade at large, the newest first. */
export const industryNews: readonly NewsSource[] = [...industryNews2026, ...industryNews2025];
