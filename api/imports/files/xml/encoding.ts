import { isUtf8 } from 'node:buffer';
import { Refusal } from '../refusal.ts';

const HEAD = 512;
const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/;

/** UTF-16 by its mark, or by the zeros between the signs of an XML or of a text of Latin letters; null for another encoding. */
export const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const pairs = Math.min(bytes.length, HEAD) >> 1;
  if (pairs < 4) return null;
  let [first, second] = [0, 0];
  for (let at = 0; at < pairs; at++) {
    if (bytes[at * 2] === 0) first++;
    if (bytes[at * 2 + 1] === 0) second++;
  }
  if (second > pairs * 0.8 && first === 0) return 'utf-16le';
  return first > pairs * 0.8 && second === 0 ? 'utf-16be' : null;
};

const declaredIn = (bytes: Uint8Array): string =>
  DECLARED.exec(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD)).replace(/^\u00ef\u00bb\u00bf/, ''))?.[1] ??
  'utf-8';

const decoderOf = (encoding: string): TextDecoder => {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new Refusal('xml_encoding', { encoding });
  }
};

/**
 * The bytes of an XML as UTF-8, whatever it is written in: by its byte order mark, else by its declaration (XML 1.0, appendix F). Refuses an
 * encoding nobody knows, and bytes that are none of the encoding it names: a letter that is lost would be saved as another.
 */
export const utf8Xml = (bytes: Buffer): Buffer => {
  const encoding = utf16Of(bytes) ?? declaredIn(bytes).toLowerCase();
  const isPlain = encoding === 'utf-8' || encoding === 'utf8' || encoding === 'us-ascii';
  if (isPlain) {
    if (!isUtf8(bytes)) throw new Refusal('xml_encoding', { encoding });
    return bytes;
  }
  const decoder = decoderOf(encoding);
  // A declaration of UTF-16 whose bytes show none of it is no more to be believed than another.
  if (encoding.startsWith('utf-16') && utf16Of(bytes) === null) throw new Refusal('xml_encoding', { encoding });
  try {
    return Buffer.from(decoder.decode(bytes));
  } catch {
    throw new Refusal('xml_encoding', { encoding });
  }
};
