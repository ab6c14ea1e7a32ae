import { describe, expect, it } from 'vitest';
import { slipKinds } from '#domain/bupot/kinds.ts';
import { createPath } from '../paths.ts';
import { kindOfForm } from './FormScreens.tsx';

describe('the address of a form', () => {
  it.each(slipKinds)('of %s names its kind', (kind) => {
    const path = createPath(kind);
    const form = path.split('/create/')[1];
    expect(kindOfForm(path, form)).toBe(kind);
  });

  it('names the kind of its list where it says no more', () => {
    expect(kindOfForm('/main/ebupot-v2/bpA2/create', undefined)).toBe('BPA2');
    expect(kindOfForm('/main/ebupot-v2/unifikasi/domestic/create', 'unknown')).toBe('BPPU');
  });
});
