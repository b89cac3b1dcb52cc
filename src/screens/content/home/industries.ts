/** The trades the product is used in most, by the codes that cases are filed under. */
export const industries = [
  "daily-goods",
  "clothing-shoes",
  "hardware",
  "food-grain-oil",
  "drinks",
  "mother-baby",
  "stationery-toys",
  "auto-parts",
  "beauty",
  "fruit-fresh",
  "phones-digital",
  "home-textiles",
] as const;
