import { scanXml } from '../xml/scan.ts';

/** Number formats 14-22, 27-36, 45-47 and 50-58 of ECMA-376 18.8.30 show dates or times. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** A format code shows a date when a day, month or year letter stands outside quotes, colours and escapes. */
const showsDate = (code: string): boolean =>
  /[dy]|m{1,5}(?!\w)/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, '')) && !/general/i.test(code);

/** Which cell styles (by their index `s`) show their number as a date. */
export const dateStyles = async (pieces: AsyncIterable<string>): Promise<boolean[]> => {
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let inCellXfs = false;
  await scanXml(pieces, {
    open: (name, attributes) => {
      if (name === 'numFmt') own.set(Number(attributes.numFmtId), showsDate(attributes.formatCode ?? ''));
      else if (name === 'cellXfs') inCellXfs = true;
      else if (name === 'xf' && inCellXfs) {
        const id = Number(attributes.numFmtId ?? 0);
        styles.push(own.get(id) ?? isBuiltInDate(id));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCellXfs = false;
    },
    text: () => undefined,
  });
  return styles;
};
