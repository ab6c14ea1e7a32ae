import type { Level } from '#domain/cocokkan/record.ts';
import type { Tone } from '#domain/definition/status.ts';
import type { IconName } from '../ui/layout/Icon.tsx';

/** Icons and tones of the levels; not by colour alone. */
export const levelLooks: Readonly<Record<Level, { readonly tone: Tone; readonly icon: IconName }>> = {
  EXACT: { tone: 'green', icon: 'check' },
  SUGGESTED: { tone: 'orange', icon: 'wand' },
  MISMATCH: { tone: 'orange', icon: 'warning' },
  MANUAL: { tone: 'green', icon: 'user' },
  MISSING_BOOKS: { tone: 'red', icon: 'invoice' },
  MISSING_DJP: { tone: 'red', icon: 'bookmark' },
  IGNORED: { tone: 'grey', icon: 'close' },
};
