import { people } from '../../../fixtures/cast/people.ts';
import type { Property } from '../property.ts';
import { OURS, type World } from '../world.ts';

const NOT_THEIRS = ['faktur', 'faktur-in', 'retur-in', 'bupot', 'spt', 'spt-ppn'];

export const rights: Property = {
  name: 'rights',
  broken: async ({ rows }: World) => {
    const done = await rows<{ object_type: string; action: string; object_id: string }>(
      `select object_type, action, object_id from history where company_id = '${OURS.id}' and user_id = '${people.budi.id}'
       and object_type in (${NOT_THEIRS.map((one) => `'${one}'`).join(', ')})`,
    );
    return done.map(
      ({ object_type: type, action, object_id: id }) => `budi, who only pays, did ${action} to ${type} ${id}`,
    );
  },
};
