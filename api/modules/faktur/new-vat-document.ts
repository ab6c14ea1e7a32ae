import type { Faktur } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Stamp } from '../../services/deps.ts';

const withoutWords = {
  addInfo: null,
  facilityStamp: null,
  customDoc: null,
  customDocPeriod: null,
  reference: null,
  number: null,
  advanceOf: null,
  stageDpp: null,
  replaces: null,
  replacedBy: null,
  revision: 0,
  reason: null,
  sentAt: null,
  officeCode: null,
  officeMessage: null,
  officeRef: null,
  signeeId: null,
  signeeName: null,
  importId: null,
  creditPeriod: null,
  uncreditReason: null,
  originId: null,
  originNumber: null,
  documentKind: null,
  collectorNtpn: null,
  collectorPaidOn: null,
  uploadDeadline: '',
  lines: [],
  term: 'EMPTY' as const,
  kind: 'NORMAL' as const,
};

type SystemFields = 'id' | 'companyId' | 'version' | 'createdBy' | 'createdAt' | 'updatedBy' | 'updatedAt';
type NewDocumentInput<S extends string> = Omit<Faktur<S>, SystemFields | keyof typeof withoutWords> &
  Partial<Pick<Faktur<S>, keyof typeof withoutWords>>;

export const newVatDocument = <S extends string>(deps: Stamp, scope: Scope, input: NewDocumentInput<S>): Faktur<S> => {
  const { userName: by, companyId } = scope;
  const now = deps.now();
  const systemFields = {
    id: deps.newId(),
    companyId,
    version: 1,
    createdBy: by,
    createdAt: now,
    updatedBy: by,
    updatedAt: now,
  };
  return { ...withoutWords, ...input, ...systemFields } as Faktur<S>;
};
