import { limits, Refusal } from '../refusal.ts';

/** What a "<" may begin besides a tag, and what ends it. */
const parts = [
  { begins: '<!--', ends: '-->', most: limits.xmlComment },
  { begins: '<![CDATA[', ends: ']]>', most: limits.xmlText },
  { begins: '<?', ends: '?>', most: limits.xmlTag },
] as const;
const LONGEST_BEGINNING = 9;

const heavy = (): never => {
  throw new Refusal('xml_heavy');
};

/** Marks of equality count attributes; those in values are counted too, which no file of ours has many of. */
const marksOf = (tag: string): number => {
  let marks = 0;
  for (let at = tag.indexOf('='); at >= 0; at = tag.indexOf('=', at + 1)) marks++;
  return marks;
};

/** By how much a tag takes what follows deeper. */
const levelOf = (tag: string): -1 | 0 | 1 => {
  const name = /^<\/?([^\s/>]*)/.exec(tag)?.[1] ?? '';
  if (name.length > limits.xmlName || marksOf(tag) > limits.xmlAttributes) heavy();
  return tag.startsWith('</') ? -1 : tag.endsWith('/>') ? 0 : 1;
};

/** Where a tag that begins at `from` ends: behind the first ">" that stands in no value; -1 where it has not come yet. */
const endOfTag = (text: string, from: number): number => {
  let quote = '';
  for (let at = from + 1; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
    if (at - from > limits.xmlTag) heavy();
  }
  return -1;
};

/** Where what begins at `from` ends, -1 where its end has not come yet. */
const endOf = (text: string, from: number): number => {
  const beginning = text.slice(from, from + LONGEST_BEGINNING);
  const part = parts.find(({ begins }) => beginning.startsWith(begins));
  if (!part) {
    const mayStillBegin = parts.some(({ begins }) => begins.startsWith(beginning));
    return mayStillBegin ? -1 : endOfTag(text, from);
  }
  const end = text.indexOf(part.ends, from + part.begins.length);
  if ((end < 0 ? text.length : end) - from > part.most) heavy();
  return end < 0 ? -1 : end + part.ends.length;
};

/**
 * Watches the text of an XML as it comes, before a parser has it, and refuses what would fill the parser's memory, which keeps the whole of
 * each before it hands it on: a comment, a text, a name or a tag longer than files have, too many attributes, too many levels.
 */
export const xmlBounds = (): ((piece: string) => void) => {
  let rest = '';
  let textLength = 0;
  let depth = 0;
  return (piece) => {
    const text = rest + piece;
    let at = 0;
    for (;;) {
      const from = text.indexOf('<', at);
      textLength += (from < 0 ? text.length : from) - at;
      if (textLength > limits.xmlText) heavy();
      rest = from < 0 ? '' : text.slice(from);
      if (from < 0) return;
      const end = endOf(text, from);
      if (end < 0) return;
      textLength = 0;
      if (!'?!'.includes(text.charAt(from + 1))) depth += levelOf(text.slice(from, end));
      if (depth > limits.xmlLevels) throw new Refusal('xml_depth');
      at = end;
    }
  };
};
