import { isDay, isPeriod } from '../definition/day.ts';
import { rupiah } from '../definition/money.ts';
import { hasWords, type Locale, say } from '../messages/index.ts';
import { placeOf } from '../people/key-matrix.ts';
import { formatDay, formatMoment, formatPeriod, formatRupiah } from '../text/format.ts';
import { historyKindOf } from './kinds.ts';
import { UNREADABLE } from './unreadable.ts';

export type ChangeText = { readonly field: string; readonly before: string | null; readonly after: string | null };

const UNSAID = new Set([
  'id',
  'companyId',
  'version',
  'searchText',
  'updatedAt',
  'updatedBy',
  'createdAt',
  'createdBy',
  // The complete inputs and amounts of a return: its pages show them line by line.
  'inputs',
  'amounts',
  'paidBefore',
  // Ids of a bank movement and a refusal, whose text is displayed beside them.
  'movement',
  'officeCode',
  'by',
]);
const OWN_ID = /^[0-9a-hjkmnp-tv-z]{26}$/;
const isOwnId = (name: string, value: unknown): boolean =>
  typeof value === 'string' && OWN_ID.test(value) && (/Id$/.test(name) || name === 'replacedBy' || name === 'replaces');
/** A reference the product gives a request until the tax office gives its own. */
const OWN_KEY = /^key:/;
const SECRET = /token|secret|password|passphrase|hash|otp|recovery|privatekey|credential|authcode/i;
const HIDDEN = '•••';
const LONGEST = 200;

const firstText = (locale: Locale, keys: readonly string[], last: string): string => {
  const found = keys.find(hasWords);
  return found ? say(locale, found) : last;
};

export const sayObject = (locale: Locale, objectType: string): string =>
  firstText(locale, [`auditLog.object.${objectType}`, `resources.${objectType}.name`], objectType).split(' |||| ')[0] ??
  objectType;

export const sayAction = (locale: Locale, objectType: string, action: string): string => {
  const { happened } = historyKindOf(objectType);
  const own = [...(happened ? [`${happened}.${action}`] : []), `auditLog.of.${objectType}.${action}`];
  return firstText(locale, [...own, `auditLog.action.${action}`], action);
};

export const sayStatus = (locale: Locale, objectType: string, status: string | null): string | null => {
  if (status === null) return null;
  const { states } = historyKindOf(objectType);
  return firstText(locale, states ? [`${states}.${status}`] : [], status);
};

/** Message key prefixes of choice values, besides those of the history itself. */
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
  uncreditReason: 'masukan.reason',
  payerKind: 'billingScreen.payer',
};

/** Translates a choice value: texts of the family, of the history, then of the field anywhere. */
const sayWord = (locale: Locale, objectType: string, name: string, value: string): string => {
  const { states, happened, choices = {} } = historyKindOf(objectType);
  const places = [
    ...(Object.hasOwn(choices, name) ? [`${choices[name]}.${value}`] : []),
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

/** Whether the value of this field is hidden: unreadable text is hidden because its content is unknown. */
const isSecret = (name: string, value: unknown): boolean =>
  SECRET.test(name) || (name === UNREADABLE && SECRET.test(String(value)));

export const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecret(name, inner) ? HIDDEN : withoutSecrets(inner)]),
  );
};

export const holdsSecret = (value: unknown): boolean =>
  value !== null &&
  typeof value === 'object' &&
  Object.entries(value).some(([name, inner]) => SECRET.test(name) || holdsSecret(inner));

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Rows contain amounts in sen, input contains decimals in rupiah. */
const sayAmount = (value: string | number): string =>
  typeof value === 'number' ? formatRupiah(rupiah(value)) : formatRupiah(value);

/** A permission as named in the role matrix; other words unchanged. */
const sayKey = (locale: Locale, word: string): string => {
  const place = placeOf(word);
  if (!place) return word;
  return `${say(locale, `roles.thing.${place.thing}`)}: ${say(locale, `roles.act.${place.act}`)}`;
};

/** Values beyond the range of `Date` are no timestamps. */
const isMoment = (name: string, value: number): boolean =>
  /At$|^at$/.test(name) && !Number.isNaN(new Date(value).getTime());

const sayParts = (locale: Locale, objectType: string, of: object): string =>
  Object.entries(of)
    .filter(([name]) => !UNSAID.has(name))
    .flatMap(([name, value]) => {
      const text = sayValue(locale, objectType, name, value);
      return text === null ? [] : [`${sayField(locale, objectType, name)}: ${text}`];
    })
    .join('; ');

/** A cell of a return, by row and column: "VIII.A.PPN". */
const LINE = /^[A-Z]+(\.[A-Z0-9_]+)+$/;

const sayValue = (locale: Locale, objectType: string, name: string, value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (isSecret(name, value)) return HIDDEN;
  if (isOwnId(name, value) || (typeof value === 'string' && OWN_KEY.test(value))) return null;
  if (typeof value === 'boolean') return say(locale, value ? 'auditLog.yes' : 'auditLog.no');
  if (isList(value)) return value.length === 0 ? null : short(value.map((one) => sayKey(locale, one)).join(', '));
  if (Array.isArray(value)) return say(locale, 'auditLog.rows', { smart_count: value.length });
  if (typeof value === 'object') return short(sayParts(locale, objectType, value)) || null;
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

/** For two lists only the elements not in both; everything else unchanged. */
const apart = (before: unknown, after: unknown): readonly [unknown, unknown] => {
  if (!isList(before) || !isList(after)) return [before, after];
  return [before.filter((one) => !after.includes(one)), after.filter((one) => !before.includes(one))];
};

const isSame = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after);

/** The changed fields as text; fields empty before and after are left out, and so are equal ones and secrets. */
export const sayChanges = (locale: Locale, objectType: string, before: unknown, after: unknown): ChangeText[] => {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => !UNSAID.has(name) && !isSame(was[name], is[name]))
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
