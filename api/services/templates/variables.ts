import { products, type TemplateProduct } from '#domain/company/template-products.ts';
import { type Locale, say } from '#domain/messages/index.ts';

export type TemplateValues = Readonly<Record<string, string>>;

const PLACE = /%\{(\w+)\}/g;
const MEANT = /%\{([^}\n]*)\}/g;
const MARKUP = /<\s*[/!]?[a-z][^>]*>|javascript:/i;

/** Tags and scripts are refused: a letter is plain text, and its HTML is ours. */
export const hasMarkup = (text: string): boolean => MARKUP.test(text);

export const unknownVariables = (text: string, product: TemplateProduct): string[] => {
  const known = Object.keys(products[product]);
  return [...new Set([...text.matchAll(MEANT)].map((found) => found[1] ?? '').filter((name) => !known.includes(name)))];
};

/** Phrases that introduce a value and are meaningless without it: " dengan referensi", "Reference:". */
const LEADS: Readonly<Record<string, RegExp>> = {
  reference:
    /[ \t]*[,(]?[ \t]*(?:\b(?:dengan|with)[ \t]+)?(?:\b(?:nomor|no\.?|number)[ \t]+)?\b(?:referensi|reference|ref)\b\.?[ \t]*:?[ \t]*%\{reference\}\)?/gi,
};

const withoutEmpty = (text: string, values: TemplateValues): string =>
  Object.entries(LEADS).reduce((now, [name, lead]) => (values[name] === '' ? now.replace(lead, '') : now), text);

/** In one pass: the content of a value is never read as a variable. */
export const fillIn = (text: string, values: TemplateValues): string =>
  withoutEmpty(text, values).replace(PLACE, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** Escaped, lines kept, our own links clickable. */
export const asHtml = (text: string): string =>
  `<div style="font-family:sans-serif;font-size:14px;line-height:1.5">${escapeHtml(text)
    .replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)
    .replace(/\r?\n/g, '<br>')}</div>`;

export const sampleValues = (
  locale: Locale,
  company: { name: string; npwp: string },
  product: TemplateProduct,
): TemplateValues => ({
  ...Object.fromEntries(Object.entries(products[product]).map(([name, value]) => [name, say(locale, value)])),
  companyName: company.name,
  companyNpwp: company.npwp,
});
