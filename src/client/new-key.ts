/** A key nobody else has, at an address that is not secure too: `randomUUID` is there only at others. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
