import type { Finding } from '../definition/finding.ts';
import type { SlipKind } from './kinds.ts';
import type { InputField } from './record.ts';
import { uncarried } from './xml/uncarried.ts';

const OPEN = new Set(['bupotCheck.required', 'bupotCheck.previous_income']);

/**
 * Whether what was found may be filled in after a file was brought: the office's own files never say it (the name of a payee it knows by
 * number), and it is asked for before a slip is sent.
 */
export const mayFollow = (kind: SlipKind, { message, path }: Finding): boolean =>
  OPEN.has(message) && uncarried(kind).includes(path as InputField);
