import type { Finding } from '#domain/definition/finding.ts';
import { vatAccess } from '#domain/faktur/access.ts';
import type { FakturDefinition } from '#domain/faktur/definition.ts';
import { vatDocumentPath } from '#domain/faktur/document-paths.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { sentMoves } from '#domain/faktur/sent-moves.ts';
import { say } from '#domain/messages/index.ts';
import { officeCodes } from '#domain/office/codes.ts';
import {
  type Cure,
  type CureChange,
  type CureOf,
  changesInput,
  type RefusedFamilyName,
} from '#domain/refusals/cure.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../../db/database.ts';
import { thrownBackFakturs } from '../../../../db/repositories/faktur/refusals.ts';
import { inOneLine } from '../../../documents/findings.ts';
import { companyIntercept, throwIntercept } from '../../../documents/office/intercepts.ts';
import { refusedOf } from '../../../documents/refusals/cure.ts';
import type { Deps } from '../../../services/deps.ts';
import { openingMasa } from '../open-closed.ts';
import { refuseWithout } from '../upload-fakturs.ts';

type Refused = Parameters<typeof refusedOf>[0];

type Made<Full, Input> = { readonly input: Input; readonly next: Full; readonly changes: readonly CureChange[] };

/** Method syntax, so that types with fewer states are assignable. */
type Work<Full, Input> = {
  readonly definition: Pick<FakturDefinition, 'type'> & {
    readonly document: { readonly name: string; readonly resource: string };
  };
  readonly family: object;
  inputOf(read: Full): Input;
  readonly sent: object & { errors(deps: Deps, scope: Scope, full: Full): Promise<readonly Finding[]> };
  readonly saves: {
    overwrite(
      tx: Tx,
      deps: Deps,
      scope: Scope,
      of: { read: Full; next: Full },
      noted: { reason: string },
    ): Promise<Full>;
  };
  composed(tx: Tx, deps: Deps, scope: Scope, input: Input, read: Full): Promise<Full>;
  refuseReservedDocument(deps: Deps, scope: Scope, full: Full): Promise<void>;
};

type RefusedSentOptions<Full, Input> = {
  readonly work: Work<Full, Input>;
  readonly cureOf: (code: string) => CureOf | undefined;
  readonly cured: (
    scope: Scope,
    query: Query,
    read: Full,
    cure: Cure,
  ) => Promise<Made<Full, Input>> | Made<Full, Input>;
  /** For users who may write; without it the document's page. */
  readonly form?: (read: Full, code: string) => string;
  readonly signed?: 'changeSignee';
};

const statuses = sentMoves.retry.from;

/** With the permissions and the quota of VAT documents. */
export const refusedSent = <Full extends Faktur<string>, Input>({
  work,
  cureOf,
  cured,
  form,
  signed,
}: RefusedSentOptions<Full, Input>) => {
  const { type, document } = work.definition;
  const tried = async (deps: Deps, scope: Scope, read: Full, cure: Cure) => {
    const { locale } = scope;
    const changing = changesInput(cure);
    const made = changing
      ? await cured(scope, deps.db.read, read, cure)
      : { input: work.inputOf(read), next: read, changes: [] };
    if (changing && made.changes.length === 0) return { ...made, obstacle: say(locale, 'refusals.nothing_to_change') };
    const errors = await work.sent.errors(deps, scope, made.next);
    return { ...made, obstacle: inOneLine(locale, errors, ({ message, params }) => say(locale, message, params)) };
  };

  return refusedOf({
    name: document.name as RefusedFamilyName,
    view: vatAccess.view,
    keys: { send: vatAccess.upload, write: vatAccess.write },
    knows: (code: string) => Object.hasOwn(officeCodes, code),
    cureOf,
    lies: thrownBackFakturs({ type, list: document.resource, statuses }),
    sent: work.sent as Refused['sent'],
    action: 'upload',
    ...(signed ? { signed } : {}),
    documents: work.family as Refused['documents'],
    selection: (of) => ('ids' in of ? { ids: of.ids } : { filter: { officeCode: of.code, status: [...statuses] } }),
    shown: ({ permissions }, full) => {
      const read = full as unknown as Full;
      const { number, reference } = read;
      const page = vatDocumentPath({ type, id: read.id });
      return {
        reference: number ?? reference ?? read.originNumber,
        name: read.counterpartyName,
        date: read.date,
        signeeName: read.signeeName,
        place: form && permissions.has(vatAccess.write) ? form(read, read.officeCode ?? '') : page,
        base: read.dpp,
        tax: read.ppn,
        held: {
          identity: read.counterpartyNpwp,
          otherPlace: read.counterpartyNitku,
          paper: '',
          reference: reference ?? '',
          number: number ?? '',
        },
      };
    },
    tried: tried as unknown as Refused['tried'],
    write: async (tx, deps, scope, { read: of, input, reason }) => {
      const read = of as unknown as Full;
      const next = await work.composed(tx, deps, scope, input as Input, read);
      return work.saves.overwrite(tx, deps, scope, { read, next }, { reason });
    },
    openClosed: openingMasa({ type, document }).openClosed as unknown as Refused['openClosed'],
    held: (deps, scope, full) => work.refuseReservedDocument(deps, scope, full as unknown as Full),
    refuseWithout: (deps) => refuseWithout(deps, 'send'),
    passIntercepts: async (deps, scope, { needed }) =>
      throwIntercept(
        await companyIntercept(scope, deps.db.read, deps.now(), { quota: 'efaktur', product: 'efaktur-v2', needed }),
      ),
  });
};
