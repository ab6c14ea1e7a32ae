export const initialsOf = (name: string): string => {
  const words = name
    .split(/\s+/)
    .filter((word) => !/^(PT|CV|UD|Firma|Koperasi|Yayasan|Tbk\.?|\(Persero\))$/i.test(word));
  return ((words[0]?.[0] ?? '') + (words[1]?.[0] ?? '')).toUpperCase();
};

const channel = (hex: string): number => {
  const part = Number.parseInt(hex, 16) / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of #RRGGBB (WCAG 2.2). */
const luminance = (colour: string): number => {
  const [red = '0', green = '0', blue = '0'] = colour.replace('#', '').match(/.{2}/g) ?? [];
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
};

const WHITE = '#FFFFFF';
const BLACK = '#000000';

export const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** White if readable (4.5:1), black otherwise: one of the two always is. */
export const inkOn = (colour: string): string => (contrast(colour, WHITE) >= 4.5 ? WHITE : BLACK);
