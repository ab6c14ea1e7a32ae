import { isUtf8 } from 'node:buffer';
import { Refusal } from '../refusal.ts';

const HEAD = 512;
const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/;

/** By the byte order mark, or the zero bytes between Latin characters; null for other encodings. */
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
 * From the encoding in the byte order mark or the declaration (XML 1.0, appendix F). Refuses unknown encodings and
 * bytes that are invalid in the declared one.
 */
export const utf8Xml = (bytes: Buffer): Buffer => {
  const encoding = utf16Of(bytes) ?? declaredIn(bytes).toLowerCase();
  const isPlain = encoding === 'utf-8' || encoding === 'utf8' || encoding === 'us-ascii';
  if (isPlain) {
    if (!isUtf8(bytes)) throw new Refusal('xml_encoding', { encoding });
    return bytes;
  }
  const decoder = decoderOf(encoding);
  // A declaration of UTF-16 is refused if the bytes are not UTF-16.
  if (encoding.startsWith('utf-16') && utf16Of(bytes) === null) throw new Refusal('xml_encoding', { encoding });
  try {
    return Buffer.from(decoder.decode(bytes));
  } catch {
    throw new Refusal('xml_encoding', { encoding });
  }
};
