import type { Finding } from '#domain/faktur/record.ts';
import { hasWords, type Locale, say } from '#domain/messages/index.ts';

const FIELDS = 'resources.efaktur/out/ctas.fields';

/** A finding where nothing beside it says which field it is about: "Baris 3, Satuan: Wajib diisi". */
export const withPlace = (locale: Locale, { path, message, params }: Finding): string => {
  const [root, line, column] = path.split('.');
  const label = column === undefined ? `${FIELDS}.${root}` : `${FIELDS}.${root}.${column}`;
  const field = hasWords(label) ? say(locale, label) : '';
  const place =
    line === undefined ? field : say(locale, 'faktur.server.checks.at_line', { no: Number(line) + 1, field });
  const words = say(locale, message, params);
  return place ? `${place}: ${words}` : words;
};
