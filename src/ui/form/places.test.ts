import { describe, expect, it } from 'vitest';
import { checkSlip } from '#domain/bupot/check.ts';
import { slipKinds } from '#domain/bupot/kinds.ts';
import { blankInput, fieldsOf } from '#domain/bupot/slips.ts';
import { checkFaktur } from '#domain/faktur/check.ts';
import { catalogues } from '#domain/messages/index.ts';
import { aFakturInput } from '../../../fixtures/builders/a-faktur.ts';
import { formParts, partsFor } from '../../bupot/form/parts.ts';
import { places } from '../../faktur/form/sections.ts';
import { inOrder, partOf } from './places.ts';

const today = '2025-11-20';
const empty = aFakturInput({
  counterpartyName: '',
  counterpartyEmail: null,
  counterpartyNpwp: '',
  counterpartyNitku: '',
  ownNitku: '',
  date: '',
  lines: [],
});
const invoice = () => checkFaktur(empty, { today, company: { npwp: '0021487365043000', pkp: true }, source: 'form' });

describe('the faults of a form', () => {
  it('are told in the order of the form, so that the first is the first on the page', () => {
    const order = (paths: readonly string[]) =>
      inOrder(
        places,
        paths.map((path) => ({ path })),
      ).map(({ path }) => partOf(places, path)?.id);
    expect(order(['lines.0.price', 'counterpartyEmail', 'date', 'ownNitku'])).toEqual([
      'document',
      'seller',
      'buyer',
      'lines',
    ]);
    for (const kind of slipKinds) {
      const input = blankInput(kind);
      const parts = formParts(partsFor(input, false), (part) => part);
      const found = inOrder(
        parts,
        checkSlip(input, { today, company: { npwp: '0021487365043000', government: false }, source: 'form' }),
      );
      const at = found.map(({ path }) => parts.findIndex(({ id }) => id === partOf(parts, path)?.id));
      expect(at, kind).toEqual([...at].sort((a, b) => a - b));
      expect(found.length, kind).toBeGreaterThan(2);
    }
  });

  it('name a field that has a name, whatever an empty form is told', () => {
    const names: Record<string, unknown> = catalogues.id.resources['efaktur/out/ctas'].fields;
    expect(invoice().filter(({ path }) => path !== 'lines' && typeof names[path] !== 'string')).toEqual([]);
    const ofSlip: Record<string, unknown> = {
      ...catalogues.id.pph21,
      ...catalogues.id.bupotForm.switch,
      ...catalogues.id.bupotScreen.field,
      payeeIdType: catalogues.id.bupotForm.id_type,
    };
    for (const kind of slipKinds)
      expect(
        fieldsOf[kind].filter((field) => typeof ofSlip[field] !== 'string'),
        kind,
      ).toEqual([]);
  });
});
