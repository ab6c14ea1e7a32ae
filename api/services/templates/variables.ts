import type { TemplateProduct } from '#domain/company/template-products.ts';
import { type Locale, say } from '#domain/messages/index.ts';

export type TemplateValues = Readonly<Record<string, string>>;

const invoice = [
  'buyerName',
  'companyName',
  'companyNpwp',
  'number',
  'reference',
  'date',
  'period',
  'dpp',
  'ppn',
  'total',
  'link',
  'linkExpires',
  'senderName',
] as const;

const slip = [
  'payeeName',
  'companyName',
  'companyNpwp',
  'number',
  'slipName',
  'objectName',
  'reference',
  'date',
  'period',
  'gross',
  'tax',
  'link',
  'linkExpires',
  'senderName',
] as const;

const code = ['payerName', 'companyName', 'companyNpwp', 'code', 'taxName', 'period', 'amount'] as const;

/** What may stand in a template as `%{name}`, by what it is about: the same for every channel. */
export const templateVariables = {
  efaktur: invoice,
  ebupot: slip,
  ssp: [...code, 'expiresAt', 'link', 'linkExpires', 'senderName'],
  bpn: [...code, 'ntpn', 'paidAt', 'senderName'],
} as const satisfies Readonly<Record<TemplateProduct, readonly string[]>>;

type Variable = (typeof templateVariables)[TemplateProduct][number];

const PLACE = /%\{(\w+)\}/g;
/** Whatever a person may have meant to be filled in. */
const MEANT = /%\{([^}\n]*)\}/g;
const MARKUP = /<\s*[/!]?[a-z][^>]*>|javascript:/i;

/** Tags and scripts: a letter is plain words, and its HTML is ours. */
export const hasMarkup = (text: string): boolean => MARKUP.test(text);

export const unknownVariables = (text: string, product: TemplateProduct): string[] => {
  const known: readonly string[] = templateVariables[product];
  return [...new Set([...text.matchAll(MEANT)].map((found) => found[1] ?? '').filter((name) => !known.includes(name)))];
};

/** Variables put in once: what a value contains is never read as a variable itself. */
export const fillIn = (text: string, values: TemplateValues): string =>
  text.replace(PLACE, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** Plain words as a mail's HTML: escaped, lines kept, our own links made clickable. */
export const asHtml = (text: string): string =>
  `<div style="font-family:sans-serif;font-size:14px;line-height:1.5">${escapeHtml(text)
    .replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)
    .replace(/\r?\n/g, '<br>')}</div>`;

/** Values as they would look, for the preview of a template. */
export const sampleValues = (
  locale: Locale,
  company: { name: string; npwp: string },
  product: TemplateProduct = 'efaktur',
): Readonly<Record<Variable, string>> => ({
  buyerName: say(locale, 'mail.sample.buyerName'),
  payerName: say(locale, 'mail.sample.payerName'),
  payeeName: say(locale, 'mail.sample.payeeName'),
  slipName: say(locale, 'bupot.kind.BPPU'),
  objectName: say(locale, 'mail.sample.objectName'),
  companyName: company.name,
  companyNpwp: company.npwp,
  number: product === 'ebupot' ? '2500A1B2C' : '04002500000000123',
  code: '01234 56789 01234',
  taxName: say(locale, 'mail.sample.taxName'),
  reference: 'INV/2025/0123',
  date: '15/10/2025',
  period: '10/2025',
  dpp: 'Rp 10.000.000,00',
  ppn: 'Rp 1.100.000,00',
  total: 'Rp 11.100.000,00',
  gross: 'Rp 10.000.000,00',
  tax: 'Rp 200.000,00',
  amount: 'Rp 12.500.000,00',
  expiresAt: '29/10/2025 09.00 WIB',
  ntpn: 'A1B2C3D4E5F6G7H8',
  paidAt: '20/10/2025 10.30 WIB',
  link: say(locale, 'mail.sample.link'),
  linkExpires: '14/11/2025',
  senderName: say(locale, 'mail.sample.senderName'),
});
