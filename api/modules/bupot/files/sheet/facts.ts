import type { Bupot } from '#domain/bupot/record.ts';
import { exactTax } from '#domain/bupot/view.ts';
import { say as sayOf } from '#domain/messages/index.ts';
import { documentTypeOf, paymentOptions } from '#domain/rules/bupot/document-types.ts';
import { facilities } from '#domain/rules/bupot/facilities.ts';
import { countries } from '#domain/rules/identity/countries.ts';
import { formatDecimal, formatNitku, formatNpwp } from '#domain/text/format.ts';
import { fact } from './entries.ts';
import type { Shown } from './view.ts';

const named = (code: string | null, name: string | undefined): string => [code, name].filter(Boolean).join(' - ');

export const amountOf = (bupot: Bupot, field: string): string =>
  bupot.lines?.[field] ?? String(bupot[field as keyof Bupot] || '0');

export const payee = {
  npwp: fact('npwpNik', ({ bupot }) => bupot.payeeNpwp && formatNpwp(bupot.payeeNpwp)),
  tin: fact('tin', ({ bupot }) => bupot.payeeNpwp),
  name: fact('name', ({ bupot }) => bupot.payeeName),
  nitku: fact('nitku', ({ bupot }) => bupot.payeeNitku && formatNitku(bupot.payeeNitku)),
  address: fact('address', ({ bupot }) => bupot.payeeAddress),
  country: fact('country', ({ bupot, locale }) => {
    const { country } = bupot;
    return country && named(country, countries.find(({ code }) => code === country)?.[locale]);
  }),
  birthDate: fact('birthDate', ({ bupot, day }) => day(bupot.birthDate)),
  birthPlace: fact('birthPlace', ({ bupot }) => bupot.birthPlace),
  passport: fact('passport', ({ bupot }) => bupot.passport),
  kitas: fact('kitas', ({ bupot }) => bupot.kitas),
  gender: fact('gender', ({ bupot, say }) => bupot.gender && say(`gender.${bupot.gender}`)),
  ptkp: fact('ptkp', ({ bupot }) => bupot.ptkp),
  position: fact('position', ({ bupot }) => bupot.position),
  nip: fact('nip', ({ bupot }) => bupot.nip),
  rank: fact('rank', ({ bupot }) => bupot.rank),
  foreign: fact('foreignEmployee', ({ bupot, say }) => say(bupot.foreignEmployee ? 'yes' : 'no')),
  secondEmployer: fact('secondEmployer', ({ bupot, say }) => say(bupot.secondEmployer ? 'yes' : 'no')),
};

const facilityName = ({ bupot, say, locale }: Shown): string => {
  const { facility } = bupot;
  const name = Object.hasOwn(facilities, facility) ? sayOf(locale, `slipLists.facility.${facility}`) : facility;
  const number = bupot.certificateNumber && say('certificate', { number: bupot.certificateNumber });
  return [name, number, bupot.dtpNtpn && `NTPN ${bupot.dtpNtpn}`].filter(Boolean).join(', ');
};

const taxShown = ({ bupot, money }: Shown): string => money(exactTax(bupot));
const rateShown = ({ bupot }: Shown): string => formatDecimal(bupot.rate, 0);

export const tax = {
  facility: fact('facility', facilityName),
  article: fact('article', ({ object, say }) => object && say(`article.${object.article}`)),
  code: fact('taxCode', ({ bupot, object }) => object?.code ?? bupot.taxCode, 72),
  object: fact('object', ({ object }) => object?.name ?? null, 170),
  gross: fact('gross', ({ bupot, money }) => money(bupot.gross), 110, true),
  base: fact('base', ({ bupot, money }) => money(bupot.base), 112, true),
  nett: fact('nett', ({ bupot }) => formatDecimal(bupot.nett, 0), 44, true),
  rate: fact('rate', rateShown, 44, true),
  withheld: fact('tax', taxShown, 112, true),
};

export const basis = {
  document: fact('document', ({ bupot, day, say }) => {
    const { documentType, documentDate } = bupot;
    return (
      documentType &&
      say('document', {
        type: documentTypeOf(documentType) ? { key: `slipLists.document.${documentType}` } : documentType,
        day: day(documentDate),
      })
    );
  }),
  number: fact('documentNumber', ({ bupot }) => bupot.documentNumber),
  treasurer: fact('treasurer', ({ bupot, locale }) => {
    const option = paymentOptions.find((each) => each === bupot.paymentOption);
    if (!option) return null;
    return option === 'NONE' ? '-' : sayOf(locale, `bupotForm.payment.${option}`);
  }),
  sp2d: fact('sp2d', ({ bupot }) => bupot.sp2d),
};

const statement = fact('statement', ({ say }) => say('statement'));

export const payer = {
  npwp: fact('npwpNik', ({ withholder }) => formatNpwp(withholder.npwp)),
  nitku: fact('subunit', ({ bupot }) => formatNitku(bupot.nitku)),
  name: fact('withholderName', ({ withholder }) => withholder.name),
  ownName: fact('name', ({ withholder }) => withholder.name),
  day: fact('day', ({ bupot, day }) => day(bupot.date)),
  signee: fact('signee', ({ bupot }) => bupot.signeeName),
  statement,
};

export const withholder = [payer.npwp, payer.nitku, payer.name, payer.day, payer.signee, statement];
