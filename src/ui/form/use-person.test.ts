import { describe, expect, it } from 'vitest';
import type { BupotInput } from '#domain/bupot/record.ts';
import { aBupotInput } from '../../../fixtures/builders/a-bupot.ts';
import { aFakturInput } from '../../../fixtures/builders/a-faktur.ts';
import { fitSlip } from '../../bupot/form/fit-slip.ts';
import { aboutPayee } from '../../bupot/form/payee.ts';
import { toForm, withField } from '../../faktur/form/form-state.ts';
import { aboutBuyer } from '../../faktur/form/use-buyer.ts';
import { type About, followed, personIn, picked, settled } from './use-person.ts';

const OTHER = '0010611019093000';

const typing = <F extends object>(about: About<F>, start: F, follows: (now: F, change: Partial<F>) => F) => {
  let form = start;
  let person = personIn(about, start);
  return {
    change: (part: Partial<F>): F => {
      const then = followed(about, person, { now: form, next: follows(form, part), change: part });
      ({ person, next: form } = then);
      return form;
    },
    left: () => {
      person = settled(about, person, form);
    },
    form: () => form,
  };
};

const families = {
  slip: () => {
    const start = aBupotInput('BPNR', {
      payeeNpwp: 'SG111',
      payeeName: 'First Pte',
      payeeEmail: 'a@first.sg',
      payeeAddress: 'Jalan Satu',
      country: 'SGP',
      passport: 'P1',
      certificateNumber: 'SKD-1',
    });
    const typed = typing<BupotInput>(aboutPayee, start, (now, part) => fitSlip(now, part, '2025-11-20'));
    return {
      ...typed,
      name: (payeeName: string) => typed.change({ payeeName }),
      number: (payeeNpwp: string) => typed.change({ payeeNpwp }),
      email: (payeeEmail: string) => typed.change({ payeeEmail }),
      theirs: () => {
        const { payeeEmail, payeeAddress, country, passport } = typed.form();
        return [payeeEmail, payeeAddress, country, passport];
      },
      first: ['a@first.sg', 'Jalan Satu', 'SGP', 'P1'],
      none: [null, null, null, null],
      otherNumber: 'MY222',
    };
  },
  invoice: () => {
    const start = toForm(
      aFakturInput({
        counterpartyDocument: 'TIN',
        counterpartyNpwp: '0026613097602000',
        counterpartyName: 'PT Pertama',
        counterpartyEmail: 'a@pertama.co.id',
        counterpartyAddress: 'Jalan Satu',
        counterpartyNitku: '0026613097602000000001',
      }),
    );
    const typed = typing(aboutBuyer, start, (now, part) =>
      part.counterpartyNpwp === undefined
        ? { ...now, ...part }
        : withField(now, 'counterpartyNpwp', part.counterpartyNpwp),
    );
    return {
      ...typed,
      name: (counterpartyName: string) => typed.change({ counterpartyName }),
      number: (npwp: string) => typed.change({ counterpartyNpwp: npwp }),
      email: (counterpartyEmail: string) => typed.change({ counterpartyEmail }),
      theirs: () => {
        const { counterpartyEmail, counterpartyAddress, counterpartyNitku } = typed.form();
        return [counterpartyEmail, counterpartyAddress, counterpartyNitku.endsWith('000001') ? 'branch' : ''];
      },
      first: ['a@pertama.co.id', 'Jalan Satu', 'branch'],
      none: [null, '', ''],
      otherNumber: OTHER,
    };
  },
};

describe.each(Object.entries(families))('whose fields stand in the form of a %s', (_, family) => {
  it('takes along nothing of the former when another name and number are typed, in either order', () => {
    const nameFirst = family();
    nameFirst.name('Kedua');
    nameFirst.left();
    nameFirst.number(nameFirst.otherNumber);
    expect(nameFirst.theirs()).toEqual(nameFirst.none);
    const numberFirst = family();
    numberFirst.number(numberFirst.otherNumber);
    numberFirst.left();
    numberFirst.name('Kedua');
    expect(numberFirst.theirs()).toEqual(numberFirst.none);
  });

  it('keeps what is known where only one of name and number is mended', () => {
    const renamed = family();
    renamed.name('Nama yang dibetulkan');
    expect(renamed.theirs()).toEqual(renamed.first);
  });

  it('brings everything back with the person, and keeps what was typed of the other', () => {
    const typed = family();
    typed.name('Kedua');
    typed.number('');
    expect(typed.theirs()).toEqual(typed.none);
    typed.number(typed.otherNumber);
    typed.left();
    typed.email('b@kedua.co.id');
    typed.name('Kedua Jaya');
    expect(typed.theirs()[0]).toBe('b@kedua.co.id');
    const back = family();
    const before = back.form();
    back.name('Kedua');
    back.number('');
    back.number(String('payeeNpwp' in before ? before.payeeNpwp : before.counterpartyNpwp));
    expect(back.theirs()).toEqual(back.first);
  });
});

describe('somebody picked from the book', () => {
  it('leaves nothing of whom the form named before, be it named alike', () => {
    const { payeeName } = aBupotInput('BPMP');
    const now = aBupotInput('BPMP', { ptkp: 'K/3', position: 'Direktur' });
    expect(picked(aboutPayee, now, { payeeNpwp: OTHER, payeeName })).toMatchObject({ ptkp: null, position: null });
    const blank = { ...now, payeeNpwp: null };
    expect(picked(aboutPayee, blank, { payeeNpwp: OTHER, payeeName })).toEqual({ payeeNpwp: OTHER, payeeName });
  });

  it('is not undone by a field that is nobody’s', () => {
    const form = toForm(aFakturInput());
    const { next } = followed(aboutBuyer, personIn(aboutBuyer, form), {
      now: form,
      next: withField(form, 'reference', 'X'),
      change: { reference: 'X' },
    });
    expect(next.counterpartyEmail).toBe(form.counterpartyEmail);
  });
});
