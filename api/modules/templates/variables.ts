import { type Locale, say } from '#domain/messages/index.ts';

/** What may stand in a template as `%{name}`: the same for every channel. */
export const templateVariables = [
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

export type TemplateVariable = (typeof templateVariables)[number];
export type TemplateValues = Record<TemplateVariable, string>;

const PLACE = /%\{(\w+)\}/g;

export const unknownVariables = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACE)].map((found) => found[1] ?? '').filter((name) => !isVariable(name))),
];

const isVariable = (name: string): name is TemplateVariable => (templateVariables as readonly string[]).includes(name);

/** Variables put in once: what a value contains is never read as a variable itself. */
export const fillIn = (text: string, values: TemplateValues): string =>
  text.replace(PLACE, (whole, name: string) => (isVariable(name) ? values[name] : whole));

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** Plain words as a mail's HTML: escaped, lines kept, our own links made clickable. */
export const asHtml = (text: string): string =>
  `<div style="font-family:sans-serif;font-size:14px;line-height:1.5">${escapeHtml(text)
    .replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)
    .replace(/\r?\n/g, '<br>')}</div>`;

/** Values as they would look, for the preview of a template. */
export const sampleValues = (locale: Locale, company: { name: string; npwp: string }): TemplateValues => ({
  buyerName: say(locale, 'mail.sample.buyerName'),
  companyName: company.name,
  companyNpwp: company.npwp,
  number: '04002500000000123',
  reference: 'INV/2025/0123',
  date: '15/10/2025',
  period: '10/2025',
  dpp: 'Rp 10.000.000,00',
  ppn: 'Rp 1.100.000,00',
  total: 'Rp 11.100.000,00',
  link: say(locale, 'mail.sample.link'),
  linkExpires: '14/11/2025',
  senderName: say(locale, 'mail.sample.senderName'),
});
