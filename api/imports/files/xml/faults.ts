import { beginning } from '#domain/definition/readable-text.ts';
import { Refusal } from '../refusal.ts';

/** Line and column count from one. */
export class XmlFault extends Refusal {
  constructor(
    readonly detail: string,
    readonly line: number,
    readonly column: number,
  ) {
    super('xml_broken');
  }
}

/** An unescaped "&" outside comments and CDATA, or an entity that XML does not define. */
const BARE = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|&(?!(?:[A-Za-z][\w.-]*|#\d+|#x[\da-fA-F]+);)/g;
const UNKNOWN = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|&(?!(?:amp|lt|gt|quot|apos);)([A-Za-z][\w.-]*);/g;
const BLANKS = /^\ufeff?\s+(?=<\?xml)/;

const AROUND = 20;

const nearby = (text: string, at: number): string => {
  const [before, after] = [text.slice(Math.max(0, at - AROUND), at), text.slice(at, at + AROUND)];
  const words = `${before.slice(before.lastIndexOf('>') + 1)}${after.split('<', 1)[0] ?? ''}`;
  return beginning(words.replace(/\s+/g, ' ').trim(), 2 * AROUND);
};

const placeAt = (text: string, at: number): { line: number; column: number; near: string } => {
  const before = text.slice(0, at);
  const lineBegins = before.lastIndexOf('\n') + 1;
  return {
    line: before.split('\n').length,
    column: at - lineBegins + 1,
    near: nearby(text, at),
  };
};

const firstOf = (text: string, pattern: RegExp): number => {
  for (const match of text.matchAll(pattern)) if (match[0].startsWith('&')) return match.index;
  return -1;
};

/** With line and column of the cause, not of the position where the parser stopped. */
export const faultOf = (text: string, { detail, line, column }: XmlFault): Refusal => {
  if (BLANKS.test(text)) return new Refusal('xml_blank_start', {}, 'xml');
  const bare = firstOf(text, BARE);
  if (bare >= 0) return new Refusal('xml_ampersand', placeAt(text, bare), 'xml');
  const unknown = firstOf(text, UNKNOWN);
  if (unknown >= 0) return new Refusal('xml_entity', placeAt(text, unknown));
  if (/unclosed tag|unexpected end/.test(detail))
    return new Refusal('xml_cut', { line, element: beginning(/unclosed tag: (.*)$/.exec(detail)?.[1] ?? '-', 60) });
  if (/tag name/.test(detail)) return new Refusal('xml_less_than', { line, column });
  if (/close tag|closing tag/.test(detail)) return new Refusal('xml_unmatched', { line, column });
  return new Refusal('xml_broken_at', { line, column });
};

export const repairedXml = (text: string): string =>
  text.replace(BLANKS, '').replace(BARE, (found) => (found === '&' ? '&amp;' : found));
