/**
 * The office's name, and the record's key or a function that returns its text. `nil` if the office's schema requires an
 * empty element to be marked. In the office's order.
 */
export type XmlElement<R> = readonly [name: string, value: keyof R | ((record: R) => string | null), empty?: 'nil'];
export type XmlMap<R> = readonly XmlElement<R>[];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const UNSAFE = /[&<>"']/g;

const isControl = (code: number): boolean =>
  (code < 32 && code !== 9 && code !== 10 && code !== 13) || (code > 126 && code < 160);

export const xmlText = (text: string): string => {
  let clean = text.trim();
  for (let i = 0; i < clean.length; i++)
    if (isControl(clean.charCodeAt(i)) || clean.charCodeAt(i) >= 0xd800) {
      clean = [...clean]
        .filter((char) => !isControl(char.codePointAt(0) ?? 0) && !/[\ud800-\udfff\ufffe\uffff]/u.test(char))
        .join('');
      break;
    }
  return clean.replace(UNSAFE, (char) => ESCAPES[char] ?? char);
};

/** "35000000.00" → "35000000", "0.50" → "0.5": what the tax office's own converter writes. */
export const xmlDecimal = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;

export const element = (name: string, value: string | null): string =>
  value === null || value === '' ? `<${name}/>` : `<${name}>${xmlText(value)}</${name}>`;

/** The text of an element of a record; empty if the value is missing. */
export const elementText = <R>([, value]: XmlElement<R>, record: R): string => {
  const text = typeof value === 'function' ? value(record) : record[value];
  return text === null || text === undefined ? '' : String(text);
};

export const elements = <R>(map: XmlMap<R>, record: R): string => {
  let xml = '';
  for (const one of map) {
    const text = elementText(one, record);
    xml += text === '' && one[2] === 'nil' ? `<${one[0]} xsi:nil="true"/>` : element(one[0], text);
  }
  return xml;
};

export type XmlBulk<R> = {
  readonly root: string;
  /** The root element and its content before the list. */
  readonly opening: string;
  readonly list: string;
  readonly one: string;
  readonly map: XmlMap<R>;
};
