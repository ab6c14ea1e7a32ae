import { describe, expect, it } from 'vitest';
import type { EntryRow } from '#domain/spt-badan/entries.ts';
import { xmlAttachment } from '#domain/spt-badan/xml/attachments.ts';
import { xmlFaults } from '#domain/spt-badan/xml/write-row.ts';
import { readXmlRows } from '../../../imports/files/annual-rows/read-xml.ts';
import { rowsXml } from './rows-xml.ts';

const own = { npwp: '0102030405060000', taxYear: 2025 };

const attachmentOf = (table: string) => {
  const found = xmlAttachment(table);
  if (!found) throw new RangeError(`no file for ${table}`);
  return found;
};

/** A row with a name of `< > &` as far as a cell takes it, and the elements that the office wants of it. */
const golden: Readonly<Record<string, readonly [row: EntryRow, elements: string]>> = {
  L3B: [
    { npwp: '0010020030040000', kind: 'ARTICLE22', base: '1000.5', tax: '15', number: 'BP & 1', date: '2025-02-03' },
    '<Tin>0010020030040000</Tin><TaxType>ARTICLE22</TaxType><TaxBase>1000.5</TaxBase><IncomeTax>15</IncomeTax>' +
      '<IncomeTaxUsd>0</IncomeTaxUsd><WithholdingSlipNumber>BP &amp; 1</WithholdingSlipNumber>' +
      '<WithholdingSlipDate>03-02-2025</WithholdingSlipDate>',
  ],
  'L11A.I': [
    {
      npwp: '3171000000000001',
      name: 'Toko "Satu" & Dua',
      address: 'Jalan Satu 1',
      date: '2025-12-31',
      kind: 'SPONSORSHIP',
      amount: '5000000',
      note: 'Pameran',
      tax: '100000',
      number: 'BP-1',
    },
    '<IdentityNumber>3171000000000001</IdentityNumber><NameOfRecipient>Toko &quot;Satu&quot; &amp; Dua</NameOfRecipient>' +
      '<Address>Jalan Satu 1</Address><DateOfPromotion>31-12-2025</DateOfPromotion><FormAndType>SPONSORSHIP</FormAndType>' +
      '<AmountOfPromotion>5000000</AmountOfPromotion><AmountOfWitholding>100000</AmountOfWitholding>' +
      '<WitholdingSlipNumber>BP-1</WitholdingSlipNumber><Description>Pameran</Description>',
  ],
  'L11A.II': [
    {
      date: '2025-01-09',
      place: 'Rumah makan',
      address: 'Jalan Dua 2',
      kind: 'Jamuan',
      amount: '750000',
      name: 'Sari',
      position: 'Direktur',
      company: 'PT Tiga',
      activity: 'Dagang',
      note: 'Kontrak',
    },
    '<DateOfEntertainment>09-01-2025</DateOfEntertainment><Place>Rumah makan</Place><Address>Jalan Dua 2</Address>' +
      '<TypeOfEntertainment>Jamuan</TypeOfEntertainment><AmountOfEntertainment>750000</AmountOfEntertainment>' +
      '<NameOfBusinessPartner>Sari</NameOfBusinessPartner><Position>Direktur</Position><CompanyName>PT Tiga</CompanyName>' +
      '<BusinessType>Dagang</BusinessType><Notes>Kontrak</Notes>',
  ],
  'L11A.III': [
    {
      npwp: '3171000000000001',
      name: 'PT Empat',
      address: 'Jalan Tiga 3',
      limit: '900000',
      amount: '400000',
      method: '01',
      proof: '03',
    },
    '<IdentityNumber>3171000000000001</IdentityNumber><NameOfRecipient>PT Empat</NameOfRecipient>' +
      '<Address>Jalan Tiga 3</Address><DebtCeiling>900000</DebtCeiling>' +
      '<UncollectibleDebtAmount>400000</UncollectibleDebtAmount><DeductionMethod>01</DeductionMethod>' +
      '<TypeOfFulfillmentProvingDocument>03</TypeOfFulfillmentProvingDocument><Remarks/>',
  ],
};

const assets: readonly EntryRow[] = [
  { group: 'T1', kind: 'Peralatan', month: '2025-01', cost: '8000', commercialMethod: 'SMG', fiscalMethod: 'SM' },
  { group: 'BT', kind: 'Apartemen', month: '2024-12', cost: '9000', commercialMethod: 'GL', fiscalMethod: 'GL' },
  {
    group: 'I3',
    kind: 'Royalti',
    month: '2023-07',
    cost: '7000',
    commercialMethod: 'JAT',
    fiscalMethod: 'JSP',
    note: 'A & B',
  },
];

describe('the file of an attachment', () => {
  it.each(Object.entries(golden))('%s has its elements in the order of the office', (table, [row, elements]) => {
    const attachment = attachmentOf(table);
    const { root, lists } = attachment;
    expect(xmlFaults(attachment, [row])).toEqual([]);
    expect(rowsXml(attachment, own, [row])).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n<TIN>0102030405060000</TIN>\n<TaxYear>2025</TaxYear>\n` +
        `<${lists[0].list}>\n<List>${elements}</List>\n</${lists[0].list}>\n</${root}>\n`,
    );
  });

  it('L9 has what is depreciated, then what is amortised, and no TIN', () => {
    const worked = assets.map((row) => ({ ...row, opening: '100.00', charge: '25.50' }));
    expect(rowsXml(attachmentOf('L9'), own, worked)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<DepreciationAmortization xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="schema.xsd">',
        '<ListOfDepreciation>',
        '<Depreciation><CodeOfAsset>0413</CodeOfAsset><GroupOfAsset>Group 1</GroupOfAsset><MonthOfAcquisition>1</MonthOfAcquisition><YearOfAcquisition>2025</YearOfAcquisition><AcquisitionPrice>8000</AcquisitionPrice><RemainingValue>100</RemainingValue><CommercialMethode>SMG</CommercialMethode><FiscalMethode>SM</FiscalMethode><FiscalDepretiationThisYear>25.5</FiscalDepretiationThisYear><Notes/></Depreciation>',
        '<Depreciation><CodeOfAsset>0505</CodeOfAsset><GroupOfAsset>Non-permanent</GroupOfAsset><MonthOfAcquisition>12</MonthOfAcquisition><YearOfAcquisition>2024</YearOfAcquisition><AcquisitionPrice>9000</AcquisitionPrice><RemainingValue>100</RemainingValue><CommercialMethode>GL</CommercialMethode><FiscalMethode>GL</FiscalMethode><FiscalDepretiationThisYear>25.5</FiscalDepretiationThisYear><Notes/></Depreciation>',
        '</ListOfDepreciation>',
        '<ListOfAmortization>',
        '<Amortization><CodeOfAsset>0602</CodeOfAsset><GroupOfAsset>Group 3</GroupOfAsset><MonthOfAcquisition>7</MonthOfAcquisition><YearOfAcquisition>2023</YearOfAcquisition><AcquisitionPrice>7000</AcquisitionPrice><RemainingValue>100</RemainingValue><CommercialMethode>JAT</CommercialMethode><FiscalMethode>JSP</FiscalMethode><FiscalDepretiationThisYear>25.5</FiscalDepretiationThisYear><Notes>A &amp; B</Notes></Amortization>',
        '</ListOfAmortization>',
        '</DepreciationAmortization>',
        '',
      ].join('\n'),
    );
  });

  it.each([...Object.entries(golden).map(([table, [row]]) => [table, [row, row]] as const), ['L9', assets] as const])(
    '%s is read back as the rows it was made of',
    async (table, rows) => {
      const attachment = attachmentOf(table);
      const back = await readXmlRows(attachment, Buffer.from(rowsXml(attachment, own, rows)), own);
      expect(back.rows).toEqual(rows);
    },
  );

  it.each<[string, string, EntryRow, string, string]>([
    ['a number of 14 digits', 'L3B', { npwp: '01020304050600' }, 'npwp', 'xml_code'],
    ['no date', 'L3B', { date: '' }, 'date', 'xml_missing'],
    ['tax of 0', 'L3B', { tax: '0' }, 'tax', 'xml_positive'],
    ['tax without a slip', 'L11A.I', { number: '' }, 'number', 'xml_missing'],
    ['an asset that is none of the list', 'L9', { kind: 'Mesin jahit' }, 'kind', 'xml_code'],
    ['a kind of building in another group', 'L9', { kind: 'Apartemen' }, 'kind', 'xml_code'],
  ])('is not made of %s', (_, table, change, column, rule) => {
    const row = { ...(golden[table]?.[0] ?? assets[0]), ...change };
    expect(xmlFaults(attachmentOf(table), [row])).toEqual([{ row: 0, column, rule }]);
  });

  it('takes an old number of 15 digits with a 0 before it, and no tax as 0', () => {
    const row = { ...golden.L3B?.[0], npwp: '01.234.567.8-901.000' };
    expect(rowsXml(attachmentOf('L3B'), own, [row])).toContain('<Tin>0012345678901000</Tin>');
    const untaxed = { ...golden['L11A.I']?.[0], tax: '', number: '' };
    expect(xmlFaults(attachmentOf('L11A.I'), [untaxed])).toEqual([]);
    expect(rowsXml(attachmentOf('L11A.I'), own, [untaxed])).toContain('<AmountOfWitholding>0<');
  });
});
