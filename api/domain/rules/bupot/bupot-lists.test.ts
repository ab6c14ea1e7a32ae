import { describe, expect, it } from 'vitest';
import { isUnifikasi, slipKinds } from '../../bupot/kinds.ts';
import { pph21Facility } from '../../bupot/pph21/payment.ts';
import { facilitiesOf } from '../../bupot/pph21/payment-tax.ts';
import { catalogues } from '../../messages/index.ts';
import { objectOf } from '../unifikasi/objects.ts';
import {
  documentTypeFrom,
  documentTypeOf,
  documentTypes,
  needsSp2d,
  paymentOptionFrom,
  paymentOptionsFor,
  paymentOptionXml,
} from './document-types.ts';
import { facilities, facilityFromXml, slipFacilities } from './facilities.ts';
import { facilitiesFor, freedBy } from './facilities-for.ts';

describe('facilities', () => {
  it('are those of the object', () => {
    expect(facilitiesFor('BPPU', objectOf('BPPU', '24-104-01'))).toEqual(['NONE', 'SKB23', 'DTP', 'OTHER']);
    expect(facilitiesFor('BPPU')).toEqual(slipFacilities.filter((one) => one !== 'SKB21' && one !== 'SKD'));
    expect(facilitiesFor('BPNR')).toEqual(['NONE', 'DTP', 'SKD', 'OTHER']);
  });

  it('of PPh 21/26 are those its calculation knows', () => {
    for (const kind of slipKinds)
      if (!isUnifikasi(kind))
        expect(facilitiesFor(kind).map(pph21Facility).sort(), kind).toEqual([...facilitiesOf(kind)].sort());
    expect(() => pph21Facility('SKB23')).toThrow(RangeError);
  });

  it('free what the law leaves open', () => {
    expect(freedBy('OTHER', 'BPPU')).toEqual(['rate', 'tax']);
    expect(freedBy('OTHER', 'BPNR')).toEqual(['rate', 'nett', 'tax']);
    expect(freedBy('SKD', 'BP26')).toEqual(['rate', 'nett']);
    expect(freedBy('SKB23', 'BPPU')).toEqual([]);
  });

  it('are read as they are written', () => {
    for (const code of slipFacilities) expect(facilityFromXml(facilities[code].xml)).toBe(code);
    expect(facilityFromXml('ECT')).toBe('OTHER');
    expect(facilityFromXml('TaxExAr99')).toBeNull();
  });

  it('are named in every language, in Indonesian as the office names them', () => {
    expect(catalogues.id.slipLists.facility).toEqual(
      Object.fromEntries(slipFacilities.map((code) => [code, facilities[code].name])),
    );
    expect(catalogues.en.slipLists.facility.NONE).toBe('No facility');
  });

  it('have the numbers of the office', () => {
    expect(new Set(slipFacilities.map((code) => facilities[code].coretax)).size).toBe(10);
  });
});

describe('basis documents', () => {
  it('are fourteen, read in every spelling of the office', () => {
    expect(documentTypes).toHaveLength(14);
    for (const { code, xml, name } of documentTypes)
      expect([code, xml, name].map(documentTypeFrom)).toEqual([code, code, code]);
    expect(documentTypeFrom(' Announchment ')).toBe('ANNOUNCEMENT');
    expect(documentTypeFrom('DeedofGeneralMeetingStakeholder')).toBe('DEEDOFGENERAL');
    expect(documentTypeFrom('Nota')).toBeNull();
    expect(documentTypeOf('TAXINVOICE')?.name).toBe('Faktur Pajak');
    expect(documentTypeOf('toString')).toBeNull();
  });

  it('are named in every language, in Indonesian as the office names them', () => {
    expect(catalogues.id.slipLists.document).toEqual(
      Object.fromEntries(documentTypes.map(({ code, name }) => [code, name])),
    );
    expect(catalogues.en.slipLists.document.DECREE).toBe('Decree');
  });
});

describe('payment options', () => {
  it('are a choice of the government alone', () => {
    expect(paymentOptionsFor(false)).toEqual(['NONE']);
    expect(paymentOptionsFor(true)).toEqual(['NONE', 'IMPREST', 'DIRECT']);
    expect(paymentOptionsFor(true).filter(needsSp2d)).toEqual(['DIRECT']);
  });

  it('are read as they are written', () => {
    for (const option of paymentOptionsFor(true)) {
      expect(paymentOptionFrom(paymentOptionXml[option])).toBe(option);
    }
    expect(paymentOptionFrom('')).toBe('NONE');
    expect(paymentOptionFrom('Cash')).toBeNull();
  });
});
