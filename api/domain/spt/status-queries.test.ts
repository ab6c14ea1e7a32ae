import { describe, expect, it } from 'vitest';
import { aReturn } from '../../../fixtures/builders/a-return.ts';
import { placeOf } from './status-queries.ts';

const normal = aReturn({ id: 'spt-1', status: 'CANCELED' });
const first = aReturn({ id: 'spt-2', revision: 1, replaces: 'spt-1', status: 'CANCELED' });
const second = aReturn({ id: 'spt-3', revision: 2, replaces: 'spt-2', status: 'CONCEPT' });

describe('the place of a correction whose return was annulled', () => {
  it('is that of the annulled one, however many of them stand in a row', () => {
    const filed = { ...normal, status: 'FILED' } as const;
    expect(placeOf(second, [filed, first, second])).toEqual({ revision: 1, replaces: 'spt-1' });
    expect(placeOf(second, [normal, first, second])).toEqual({ revision: 0, replaces: null });
  });

  it('stays where what it corrects stands, where it corrects nothing, and while the office has it', () => {
    expect(placeOf(second, [normal, { ...first, status: 'FILED' }, second])).toBeNull();
    expect(placeOf({ ...second, replaces: null }, [normal, first])).toBeNull();
    for (const status of ['FILING', 'WAITING_PAYMENT', 'FAILED_SUBMITTING', 'FILED', 'CANCELED'] as const)
      expect(placeOf({ ...second, status }, [normal, first]), status).toBeNull();
    for (const status of ['CONCEPT', 'REJECTED', 'FAILED_PROCESSING'] as const)
      expect(placeOf({ ...second, status }, [normal, first]), status).not.toBeNull();
  });
});
