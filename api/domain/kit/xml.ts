/** One element: the office's name, and the record's key or a function that gives its text. Order is the office's order. */
export type XmlMap<R> = readonly (readonly [name: string, value: keyof R | ((record: R) => string | null)])[];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const UNSAFE = /[&<>"']/g;

const isControl = (code: number): boolean =>
  (code < 32 && code !== 9 && code !== 10 && code !== 13) || (code > 126 && code < 160);

/** Text as XML 1.0 may carry it: trimmed, control characters and lone surrogates dropped, the five specials escaped. */
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

/** One element, `<Name/>` when there is nothing in it. */
export const element = (name: string, value: string | null): string =>
  value === null || value === '' ? `<${name}/>` : `<${name}>${xmlText(value)}</${name}>`;

/** All elements of a record, in the map's order. */
export const elements = <R>(map: XmlMap<R>, record: R): string => {
  let xml = '';
  for (const [name, value] of map) {
    const text = typeof value === 'function' ? value(record) : record[value];
    xml += element(name, text === null || text === undefined ? null : String(text));
  }
  return xml;
};
