/** Contrast of two colours as WCAG defines it, from 1 to 21. Colours are [red, green, blue], 0 to 255. */
export function contrast(first: readonly number[], second: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
