const PIECE = 256 * 1024;

/** The text of a file piece by piece. */
export function* decoded(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder('utf-8');
  for (let at = 0; at < bytes.length; at += PIECE)
    yield decoder.decode(bytes.subarray(at, at + PIECE), { stream: true });
  yield decoder.decode();
}
