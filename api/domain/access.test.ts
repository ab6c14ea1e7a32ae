import { describe, expect, it } from 'vitest';
import { families } from '../../fixtures/documents.ts';
import { access, mayDo } from './access.ts';
import type { Access } from './definition/document.ts';
import { roles } from './permissions.ts';

const table: Readonly<Record<string, unknown>> = access;
/** Kinds of this family have separate addresses and no common one. */
const pathsOf: Readonly<Record<string, readonly string[]>> = {
  'ebupot/spt': ['ebupot/unifikasi/spt', 'ebupot/pph21/spt'],
};
/** Bulk actions whose name differs from that of the transition. */
const moveOf: Readonly<Record<string, string>> = { delete: 'remove' };

describe.each(families)('who may do what with $resource', ({ resource, status, access: of, bulk }) => {
  const keyOf = (key: keyof Access) => of[key] ?? of.write;

  it('is what its definition says, and what its machine says of its moves', () => {
    const { list, view: show, write, send } = of;
    const moves = Object.entries(status.moves).flatMap(([move, { by }]) => (by === 'system' ? [] : [[move, by]]));
    const whole = {
      list,
      show,
      create: write,
      ...('save' in status.moves ? { edit: write } : {}),
      ...(send ? { send } : {}),
      ...Object.fromEntries(moves),
    };
    for (const address of pathsOf[resource] ?? [resource]) expect(table[address], address).toEqual(whole);
  });

  it('is the same for one and for many', () => {
    for (const [action, { by }] of Object.entries(bulk)) {
      const move = status.moves[moveOf[action] ?? action];
      if (move) expect(keyOf(by), action).toBe(move.by);
    }
    if (status.moves.remove) expect(of.remove).toBe(status.moves.remove.by);
  });
});

it.each([
  ['Owner', true, true],
  ['Administrator', true, true],
  ['Creator', true, true],
  ['Payer', false, false],
] as const)('a %s orders quota: %s, and opens and writes the profile of the company: %s', (role, orders, profile) => {
  const permissions = new Set<string>(roles[role]);
  expect([mayDo(permissions, 'quota/orders', 'list'), mayDo(permissions, 'quota/orders', 'create')]).toEqual([
    orders,
    orders,
  ]);
  expect([mayDo(permissions, 'setting/tax', 'show'), mayDo(permissions, 'setting/tax', 'edit')]).toEqual([
    profile,
    profile,
  ]);
});
