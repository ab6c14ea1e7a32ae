import { type DokumenKind, kindOf } from '#domain/faktur/dokumen-kinds.ts';
import type { Verdict } from '../../document-port.ts';
import { behaviourOf } from '../behaviours.ts';
import { type BookWriter, type Entry, type EntryState, readerOf, type StoredOf } from '../books.ts';
import type { Office } from '../options.ts';
import { bringingUp, signingResult, step } from './bring-up.ts';
import { type Family, type OfficeFinding, verdicts } from './family.ts';

type Sent = { readonly tin: string; readonly signee: { readonly name: string; readonly npwp: string } };

type OwnNumberOptions<D> = {
  readonly numberOf: (document: D) => string;
  /** NPWP of the other party, whose last digits select the behaviour. */
  readonly partyOf: (document: D) => string;
  readonly settle?: (books: BookWriter, entry: StoredOf<D>, approved: boolean) => Promise<void>;
};

/** Signed and approved under their maker's number, without anybody's consent. */
export const underOwnNumber = <D extends Sent>(
  schema: Parameters<typeof readerOf<D>>[0],
  { numberOf, partyOf, settle }: OwnNumberOptions<D>,
) => {
  type Stored = StoredOf<D>;
  const read = readerOf<D>(schema);
  const behaviour = (document: D) => behaviourOf(partyOf(document));

  const signed = async (_office: Office, books: BookWriter, entry: Stored): Promise<Stored> => {
    const { finding, document } = entry.content;
    const result = finding
      ? { state: 'REJECTED' as const, ...finding }
      : await signingResult(books, read, entry, behaviour(document).verdict);
    const at = entry.readyAt;
    if (result) {
      const { state, code, message, field } = result;
      const over = step(entry, state, at, { code, message, content: { ...entry.content, field } });
      if (state !== 'UNKNOWN') await settle?.(books, over, false);
      return over;
    }
    const content = { ...entry.content, approvedAt: at };
    const approved = step(entry, 'APPROVED', at, { number: numberOf(document), content });
    await settle?.(books, approved, true);
    return approved;
  };

  const life = {
    read,
    isDue: (entry: Stored, now: number): boolean => entry.readyAt <= now && entry.state === 'RECEIVED',
    next: signed,
  };

  const verdictOf = (entry: Stored, now: number): Verdict => {
    switch (entry.state) {
      case 'REJECTED':
      case 'SAVED_INVALID':
      case 'UNKNOWN':
      case 'APPROVED':
      case 'AMENDED':
      case 'CANCELED':
        return verdicts[entry.state](entry);
      default:
        return now < entry.content.signingAt ? { state: 'waiting' } : { state: 'signing' };
    }
  };

  return {
    broughtUp: bringingUp(life),
    family: {
      ...life,
      verdictOf,
      referenceOf: numberOf,
      lineOf: (document: D) => behaviour(document).line,
      firstStepMs: (office: Office, document: D) => behaviour(document).signingMs ?? office.verdictAfterMs,
    } satisfies Partial<Family<D, string>>,
  };
};

const OVER: readonly EntryState[] = ['NOT_ARRIVED', 'REJECTED', 'SAVED_INVALID', 'AMENDED', 'CANCELED'];

export const stands = ({ state }: Pick<Entry, 'state'>): boolean => !OVER.includes(state as EntryState);

type Coded = { readonly side: 'out' | 'in'; readonly type: string; readonly detail: string; readonly paper: string };

/**
 * Type, detail and paper must match the office's lists; 05 matches any incoming type. `written`: the paper as in the
 * file.
 */
export const isOfKind =
  (kinds: readonly DokumenKind[], written: (paper: string) => string = (paper) => paper) =>
  ({ side, type, detail, paper }: Coded): boolean =>
    kinds
      .map(kindOf)
      .some(
        (kind) =>
          kind.side === side &&
          (kind.transaction === type || (side === 'in' && type === '05')) &&
          written(kind.document) === paper &&
          kind.details.includes(detail),
      );

export const kindMismatch = (field: string): OfficeFinding => ({
  code: 'DOCUMENT_KIND_MISMATCH',
  message: 'Jenis transaksi, detail, dan dokumen tidak sesuai.',
  field,
});
