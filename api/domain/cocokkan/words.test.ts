import { expect, it } from 'vitest';
import { catalogues } from '../messages/index.ts';
import { returnCauses } from './bridge.ts';
import { evidenceFields } from './evidence.ts';
import { causes, levels } from './record.ts';

it('has words for every level, cause and field it answers with', () => {
  for (const { cocokkan } of Object.values(catalogues)) {
    expect(Object.keys(cocokkan.level).sort()).toEqual([...levels].sort());
    expect(Object.keys(cocokkan.cause).sort()).toEqual([...causes].sort());
    expect(Object.keys(cocokkan.reason).sort()).toEqual([...causes].sort());
    expect(Object.keys(cocokkan.toReturn).sort()).toEqual([...returnCauses].sort());
    expect(Object.keys(cocokkan.field).sort()).toEqual([...evidenceFields].sort());
  }
});
