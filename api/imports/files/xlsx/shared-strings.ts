import { scanXml } from '../xml/scan.ts';

/** The string table of a workbook. Phonetic readings (rPh) are not part of the text. */
export const sharedStrings = async (pieces: AsyncIterable<string>): Promise<string[]> => {
  const strings: string[] = [];
  let parts = '';
  let inText = false;
  let phonetic = false;
  await scanXml(pieces, {
    open: (name) => {
      if (name === 'si') parts = '';
      else if (name === 't') inText = !phonetic;
      else if (name === 'rPh') phonetic = true;
    },
    close: (name) => {
      if (name === 'si') strings.push(parts);
      else if (name === 't') inText = false;
      else if (name === 'rPh') phonetic = false;
    },
    text: (text) => {
      if (inText) parts += text;
    },
  });
  return strings;
};
