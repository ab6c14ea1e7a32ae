/** No form of the product nests deeper. The parser is recursive and would overflow its stack. */
export const DEEPEST = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `{`, and `]` and `}`, differ in this bit alone. */
const CURLY = 0x20;
const OPEN = 0x7b;
const CLOSE = 0x7d;

/** Scans the raw bytes; broken JSON is left to the parser. */
export const tooDeep = (json: Uint8Array, deepest = DEEPEST): boolean => {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] as number;
    if (inText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if ((byte | CURLY) === OPEN) {
      if (++depth > deepest) return true;
    } else if ((byte | CURLY) === CLOSE) depth--;
  }
  return false;
};
