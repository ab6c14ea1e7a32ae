import { limits, Refusal } from '../refusal.ts';

const parts = [
  { begins: '<!--', ends: '-->', most: limits.xmlComment },
  { begins: '<![CDATA[', ends: ']]>', most: limits.xmlText },
  { begins: '<?', ends: '?>', most: limits.xmlTag },
] as const;
const LONGEST_BEGINNING = 9;

const heavy = (): never => {
  throw new Refusal('xml_heavy');
};

/** Counts equals signs as attributes. Those inside values are counted too, but real files have few. */
const marksOf = (tag: string): number => {
  let marks = 0;
  for (let at = tag.indexOf('='); at >= 0; at = tag.indexOf('=', at + 1)) marks++;
  return marks;
};

const levelOf = (tag: string): -1 | 0 | 1 => {
  const name = /^<\/?([^\s/>]*)/.exec(tag)?.[1] ?? '';
  if (name.length > limits.xmlName || marksOf(tag) > limits.xmlAttributes) heavy();
  return tag.startsWith('</') ? -1 : tag.endsWith('/>') ? 0 : 1;
};

/** After the first ">" outside attribute values; -1 if not yet received. */
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
 * Run before the parser, which buffers each token in memory. Refuses long comments, texts, names and tags, too many
 * attributes, and too many levels.
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
