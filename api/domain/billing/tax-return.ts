/** After the draft, the tax office issues one code for the amount payable. */
export type TaxReturn = 'ppn' | 'pph21' | 'unifikasi' | 'badan' | 'pribadi';

/**
 * Refused for manual codes only if the return is known. An assessment (KJS 300) and taxes without a return stay
 * allowed: deposit, article 25, land, UMKM, PPN on self-building and on services from abroad. Reasons and doubts:
 * docs/law/per-10-pj-2024.md.
 */
const paidByReturn: Readonly<Record<string, TaxReturn>> = {
  '411121-100': 'pph21',
  '411127-100': 'pph21',
  '411122-100': 'unifikasi',
  '411122-900': 'unifikasi',
  '411122-910': 'unifikasi',
  '411124-100': 'unifikasi',
  '411127-110': 'unifikasi',
  '411128-100': 'unifikasi',
  '411128-403': 'unifikasi',
  '411128-600': 'unifikasi',
  '411129-600': 'unifikasi',
  '411211-100': 'ppn',
  '411119-200': 'badan',
  '411126-200': 'badan',
  '411125-200': 'pribadi',
};

/** The return that bills this pair ("411121-100") from 2025 on, or null if the code may be created manually. */
export const returnOf = (pair: string): TaxReturn | null => paidByReturn[pair] ?? null;
