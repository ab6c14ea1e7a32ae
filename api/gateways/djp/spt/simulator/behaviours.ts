import type { BadLine } from '../../simulator/bad-line.ts';

/** How the simulated office treats a return, by the number of its slips: a return of none, of one slip or of many is filed. */
export type SptBehaviour = {
  /** How many slips the return holds. */
  readonly slips: number;
  readonly says: { readonly id: string; readonly en: string };
  readonly line?: BadLine;
  readonly refusal?: { readonly code: string; readonly message: string };
};

export const sptBehaviours: readonly SptBehaviour[] = [
  {
    slips: 13,
    says: { id: 'SPT ditolak: isi tidak sesuai', en: 'Return rejected: its content does not agree' },
    refusal: { code: 'SPT_MISMATCH', message: 'Isi SPT tidak sesuai dengan bukti potong yang terbit.' },
  },
  {
    slips: 14,
    says: { id: 'SPT: jawaban pertama hilang', en: 'Return: the first answer is lost' },
    line: 'lost-answer',
  },
  {
    slips: 15,
    says: { id: 'SPT: permintaan pertama tidak sampai', en: 'Return: the first request does not arrive' },
    line: 'lost-request',
  },
  {
    slips: 16,
    says: { id: 'SPT: kantor pajak tidak dapat dihubungi', en: 'Return: the tax office cannot be reached' },
    line: 'down',
  },
];

export const sptBehaviourOf = (documentCount: number): Pick<SptBehaviour, 'line' | 'refusal'> =>
  sptBehaviours.find(({ slips }) => slips === documentCount) ?? {};
