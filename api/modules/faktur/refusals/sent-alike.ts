import type { Finding } from '#domain/definition/finding.ts';
import { vatAccess } from '#domain/faktur/access.ts';
import type { FakturType } from '#domain/faktur/types.ts';
import { say } from '#domain/messages/index.ts';
import { officeCodes } from '#domain/office/codes.ts';
import type { CureChange } from '#domain/refusals/cure.ts';
import type { Scope } from '#domain/scope.ts';
import { thrownBackFakturs } from '../../../../db/repositories/faktur/refusals.ts';
import { inOneLine } from '../../../documents/findings.ts';
import { companyIntercept, throwIntercept } from '../../../documents/office/intercepts.ts';
import type { Trial } from '../../../documents/refusals/family.ts';
import type { Deps } from '../../../services/deps.ts';
import { openingMasa } from '../open-closed.ts';
import { refuseWithout } from '../upload-fakturs.ts';

type Of = {
  readonly type: FakturType;
  readonly document: { readonly name: string; readonly resource: string };
  readonly statuses: readonly string[];
};

/** What every type of VAT documents says that is sent by the same keys and uses the same quota: `statuses` is where it lies. */
export const sentAlike = ({ type, document, statuses }: Of) =>
  ({
    view: vatAccess.view,
    keys: { send: vatAccess.upload, write: vatAccess.write },
    knows: (code: string) => Object.hasOwn(officeCodes, code),
    lies: thrownBackFakturs({ type, list: document.resource, statuses }),
    openClosed: openingMasa({ type, document }).openClosed,
    action: 'upload',
    refuseWithout: (deps: Deps) => refuseWithout(deps, 'send'),
    passIntercepts: async (deps: Deps, scope: Scope, { needed }: { readonly needed: number }) =>
      throwIntercept(
        await companyIntercept(scope, deps.db.read, deps.now(), { quota: 'efaktur', product: 'efaktur-v2', needed }),
      ),
  }) as const;

type Tried<Input, Full> = {
  readonly scope: Scope;
  /** Whether the cure changes fields at all. */
  readonly changing: boolean;
  readonly made: { readonly input: Input; readonly next: Full; readonly changes: readonly CureChange[] };
  /** What then keeps it from being sent. */
  readonly errors: (next: Full) => Promise<readonly Finding[]>;
};

/** A cure tried on one document: what it changes, and in words what then still stands in its way. */
export const trialOf = async <Input, Full>({
  scope: { locale },
  changing,
  made,
  errors,
}: Tried<Input, Full>): Promise<Trial<Input, Full>> => {
  if (changing && made.changes.length === 0) return { ...made, obstacle: say(locale, 'refusals.nothing_to_change') };
  const obstacle = inOneLine(locale, await errors(made.next), ({ message, params }) => say(locale, message, params));
  return { ...made, obstacle };
};
