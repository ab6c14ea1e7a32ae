const types = [
  { type: 'image/jpeg', extension: 'jpg', begins: [[0xff, 0xd8, 0xff]] },
  { type: 'image/png', extension: 'png', begins: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]] },
  {
    type: 'image/gif',
    extension: 'gif',
    begins: [
      [0x47, 0x49, 0x46, 0x38, 0x37, 0x61],
      [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
    ],
  },
  { type: 'application/pdf', extension: 'pdf', begins: [[0x25, 0x50, 0x44, 0x46, 0x2d]] },
] as const;

export type ReceiptType = (typeof types)[number]['type'];

export const RECEIPT_BYTES = 5 * 1024 * 1024;

/** By content, never by name; null for anything else. */
export const receiptTypeOf = (bytes: Uint8Array): { type: ReceiptType; extension: string } | null =>
  types.find(({ begins }) => begins.some((magic) => magic.every((byte, at) => bytes[at] === byte))) ?? null;
