import { describe, expect, it } from 'vitest';
import { catalogues } from '../messages/index.ts';
import { countryFrom, isCountry } from '../rules/identity/abroad.ts';
import { countries } from '../rules/identity/countries.ts';
import { pairOf, pairsFor } from './add-info.ts';
import { codesInOrder, defaultBase, isClosed, needsFacility, transactionCodes } from './codes.ts';
import { isGoodsCode, isUnit, unitCode, unitName, units } from './units.ts';

describe('transaction codes', () => {
  it('run from 01 to 10, each with words in both languages', () => {
    const codes = codesInOrder;
    expect(codes).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']);
    for (const { reference } of Object.values(catalogues)) {
      expect(Object.keys(reference.transactionCode).sort()).toEqual(codes);
      expect(Object.keys(reference.transactionCodeHint).sort()).toEqual(codes);
    }
  });

  it('ask for facility pairs under 07 and 08 only', () => {
    for (const code of Object.keys(transactionCodes)) expect(needsFacility(code)).toBe(pairsFor(code).length > 0);
  });

  it('start a line with the base that is usual', () => {
    expect(defaultBase('01')).toBe('FULL');
    expect(defaultBase('04')).toBe('ELEVEN_TWELFTHS');
    expect(defaultBase('05')).toBe('OWN');
    expect(defaultBase('02')).toBe('ELEVEN_TWELFTHS');
    expect(defaultBase('02', true)).toBe('FULL');
    expect(defaultBase('constructor')).toBe('ELEVEN_TWELFTHS');
  });

  it('are closed for 06 and 07 in every masa of 2025, and in no other', () => {
    expect(isClosed('06', '2025-01')).toBe(true);
    expect(isClosed('07', '2025-12')).toBe(true);
    expect(isClosed('07', '2026-01')).toBe(false);
    expect(isClosed('08', '2025-06')).toBe(false);
  });
});

describe('facility pairs', () => {
  it('are 31 under 07 and 10 under 08, paired by number', () => {
    expect([pairsFor('07').length, pairsFor('08').length]).toEqual([31, 10]);
    for (const code of ['07', '08'])
      for (const { addInfo, stamp } of pairsFor(code)) expect(addInfo.slice(-2)).toBe(stamp.slice(-2));
  });

  it('mean something else under the other code', () => {
    expect(pairOf('07', 'TD.00501')?.name).toBe('untuk Kawasan Bebas');
    expect(pairOf('08', 'TD.01101')?.name).toBe('untuk BKP dan JKP Tertentu');
    expect(pairOf('08', 'TD.00511')).toBeUndefined();
  });

  it('print no stamp where the office’s table says so', () => {
    expect(pairOf('07', 'TD.01105')?.stampName).toBeNull();
    expect(pairOf('07', 'TD.01102')?.stampName).toBe('PPN atau PPN dan PPnBM tidak dipungut');
  });
});

describe('units', () => {
  it('are 39, found by code and by name', () => {
    expect(Object.keys(units)).toHaveLength(39);
    expect(unitName('UM.0018')).toBe('Unit');
    expect(unitName('UM.9999')).toBe('UM.9999');
    expect(unitCode(' kilogram ')).toBe('UM.0003');
    expect(unitCode('um.0039')).toBe('UM.0039');
    expect(unitCode('gulung')).toBeNull();
    expect(isUnit('valueOf')).toBe(false);
  });
});

describe('countries', () => {
  it('have a name in both languages for every code', () => {
    expect(countries.length).toBeGreaterThan(240);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    for (const { code, id, en } of countries) {
      expect(isCountry(code)).toBe(true);
      expect(id && en).toBeTruthy();
    }
  });

  it('are found by two letters and small ones', () => {
    expect(countryFrom('id')).toBe('IDN');
    expect(countryFrom('sgp')).toBe('SGP');
    expect(countryFrom('XX')).toBeNull();
  });
});

it('knows goods codes by their six digits', () => {
  expect([isGoodsCode('000000'), isGoodsCode('01000'), isGoodsCode('A00000')]).toEqual([true, false, false]);
});
