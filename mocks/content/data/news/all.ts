import type { NewsSource } from "../source";
import { companyNews } from "./company-news";
import { industryNews } from "./industry-news";
import { productNews } from "./product-news";

/** All sample news, by category and within each the newest first. */
export const news: readonly NewsSource[] = [...productNews, ...companyNews, ...industryNews];
