import { isDay, isPeriod } from '../definition/day.ts';
import { rupiah } from '../definition/money.ts';
import { hasWords, type Locale, say } from '../messages/index.ts';
import { placeOf } from '../people/key-matrix.ts';
import { formatDay, formatMoment, formatPeriod, formatRupiah } from '../text/format.ts';
import { historyKindOf } from './kinds.ts';
import { UNREADABLE } from './unreadable.ts';

/** One field that changed, in words. */
export type ChangeText = { readonly field: string; readonly before: string | null; readonly after: string | null };

/** Machinery of a row, which says nothing to people. */
const UNSAID = new Set([
  'id',
  'companyId',
  'version',
  'searchText',
  'updatedAt',
  'updatedBy',
  'createdAt',
  'createdBy',
  // What a return was worked out of and comes to, whole: its pages show it line by line.
  'inputs',
  'amounts',
  // The bank's own name of a movement of money, and the office's of a refusal, whose words stand beside it.
  'movement',
  'officeCode',
  'by',
]);
/** Our own name of a record: nobody knows a document by it. */
const OWN_ID = /^[0-9a-hjkmnp-tv-z]{26}$/;
const isOwnId = (name: string, value: unknown): boolean =>
  typeof value === 'string' && OWN_ID.test(value) && (/Id$/.test(name) || name === 'replacedBy' || name === 'replaces');
const SECRET = /token|secret|password|passphrase|hash|otp|recovery|privatekey|credential|authcode/i;
const HIDDEN = '•••';
const LONGEST = 200;

const firstText = (locale: Locale, keys: readonly string[], last: string): string => {
  const found = keys.find(hasWords);
  return found ? say(locale, found) : last;
};

/** What kind of object it is, as people call it. */
export const sayObject = (locale: Locale, objectType: string): string =>
  firstText(locale, [`auditLog.object.${objectType}`, `resources.${objectType}.name`], objectType).split(' |||| ')[0] ??
  objectType;

/** What was done. */
export const sayAction = (locale: Locale, objectType: string, action: string): string => {
  const { happened } = historyKindOf(objectType);
  const own = [...(happened ? [`${happened}.${action}`] : []), `auditLog.of.${objectType}.${action}`];
  return firstText(locale, [...own, `auditLog.action.${action}`], action);
};

/** A state in words; nothing where there was none. */
export const sayStatus = (locale: Locale, objectType: string, status: string | null): string | null => {
  if (status === null) return null;
  const { states } = historyKindOf(objectType);
  return firstText(locale, states ? [`${states}.${status}`] : [], status);
};

/** Where the words of what a field may be stand, besides those of the history itself. */
const CHOICES: Readonly<Record<string, string>> = {
  counterpartyDocument: 'reference.counterpartyDocument',
  document: 'reference.counterpartyDocument',
  code: 'reference.transactionCode',
  term: 'reference.term',
  documentKind: 'dokumen.kind',
  documentType: 'slipLists.document',
  facility: 'slipLists.facility',
  paymentOption: 'bupotForm.payment',
  withholdingAnnuality: 'bupotScreen.field.annuality',
  uncreditedReason: 'masukan.reason',
  payerKind: 'billingScreen.payer',
};

/** What a field may be, in words: those of the family, those of the history, then those of the field wherever it stands. */
const sayWord = (locale: Locale, objectType: string, name: string, value: string): string => {
  const { states, happened } = historyKindOf(objectType);
  const places = [
    ...(states ? [`${states}.${name}.${value}`] : []),
    `auditLog.value.${objectType}.${name}.${value}`,
    `auditLog.value.${name}.${value}`,
    ...(Object.hasOwn(CHOICES, name) ? [`${CHOICES[name]}.${value}`] : []),
    ...(name === 'kind' && happened ? [`${happened}.${value}`] : []),
  ];
  return firstText(locale, places, value);
};

const sayField = (locale: Locale, objectType: string, name: string): string => {
  const places = [...(historyKindOf(objectType).fields ?? []), `resources.${objectType}.fields`, 'auditLog.field'];
  return firstText(
    locale,
    places.map((place) => `${place}.${name}`),
    name,
  );
};

/** Whether nobody is shown what stands under this name: a text nobody can read tells by its words alone what it holds. */
const isSecret = (name: string, value: unknown): boolean =>
  SECRET.test(name) || (name === UNREADABLE && SECRET.test(String(value)));

/** The same with what nobody is shown hidden. */
export const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecret(name, inner) ? HIDDEN : withoutSecrets(inner)]),
  );
};

/** Whether there is something in it nobody is shown. */
export const holdsSecret = (value: unknown): boolean =>
  value !== null &&
  typeof value === 'object' &&
  Object.entries(value).some(([name, inner]) => SECRET.test(name) || holdsSecret(inner));

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Rows hold amounts in sen, what a person handed in holds them as decimals in rupiah. */
const sayAmount = (value: string | number): string =>
  typeof value === 'number' ? formatRupiah(rupiah(value)) : formatRupiah(value);

/** A key of the product as the matrix of roles calls it; other words as they are. */
const sayKey = (locale: Locale, word: string): string => {
  const place = placeOf(word);
  if (!place) return word;
  return `${say(locale, `roles.thing.${place.thing}`)}: ${say(locale, `roles.act.${place.act}`)}`;
};

/** No calendar reaches further than a `Date` does. */
const isMoment = (name: string, value: number): boolean =>
  /At$|^at$/.test(name) && !Number.isNaN(new Date(value).getTime());

/** A record in a record: its fields with what they are. */
const sayParts = (locale: Locale, objectType: string, of: object): string =>
  Object.entries(of)
    .filter(([name]) => !UNSAID.has(name))
    .flatMap(([name, value]) => {
      const text = sayValue(locale, objectType, name, value);
      return text === null ? [] : [`${sayField(locale, objectType, name)}: ${text}`];
    })
    .join('; ');

/** A cell of a return, by its row and column: "VIII.A.PPN". */
const LINE = /^[A-Z]+(\.[A-Z0-9_]+)+$/;

const sayValue = (locale: Locale, objectType: string, name: string, value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (isSecret(name, value)) return HIDDEN;
  if (isOwnId(name, value)) return null;
  if (typeof value === 'boolean') return say(locale, value ? 'auditLog.yes' : 'auditLog.no');
  if (isList(value)) return value.length === 0 ? null : short(value.map((one) => sayKey(locale, one)).join(', '));
  if (Array.isArray(value)) return say(locale, 'auditLog.rows', { smart_count: value.length });
  if (typeof value === 'object') return short(sayParts(locale, objectType, value));
  if (historyKindOf(objectType).amounts.has(name)) return sayAmount(value as string | number);
  if (LINE.test(name) && /^-?\d+\.\d\d$/.test(String(value))) return sayAmount(String(value));
  if (typeof value === 'number') return isMoment(name, value) ? formatMoment(value) : String(value);
  const text = String(value);
  if (isDay(text)) return formatDay(text);
  if (isPeriod(text)) return formatPeriod(text);
  return name === 'status' ? sayStatus(locale, objectType, text) : short(sayWord(locale, objectType, name, text));
};

const fieldsOf = (of: unknown): Readonly<Record<string, unknown>> =>
  of !== null && typeof of === 'object' && !Array.isArray(of) ? (of as Record<string, unknown>) : {};

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Of two lists what only one of them has; everything else as it is. */
const apart = (before: unknown, after: unknown): readonly [unknown, unknown] => {
  if (!isList(before) || !isList(after)) return [before, after];
  return [before.filter((one) => !after.includes(one)), after.filter((one) => !before.includes(one))];
};

/** What changed, field by field, in words; what is empty before and after is left out, and so is what is secret. */
export const sayChanges = (locale: Locale, objectType: string, before: unknown, after: unknown): ChangeText[] => {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => !UNSAID.has(name))
    .map((name) => {
      const [before, after] = apart(was[name], is[name]);
      return {
        field: sayField(locale, objectType, name),
        before: sayValue(locale, objectType, name, before),
        after: sayValue(locale, objectType, name, after),
      };
    })
    .filter((change) => change.before !== null || change.after !== null);
};
