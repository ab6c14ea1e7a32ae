import type { ProofWay } from '#domain/company/proof.ts';
import { quotaProducts } from '#domain/definition/quota.ts';
import { headOffice } from '#domain/rules/identity/nitku.ts';
import { jakartaDay } from '#domain/scope.ts';
import type { Founding } from '../../../db/repositories/founding.ts';

type Company = Founding['company'];

/** The first company number shown to users; further companies count up. */
const FIRST_SHOWN = 10_001;
const COLORS = ['#2E6BE6', '#0F8A6A', '#8A5CD1', '#C46A10', '#B23A6B', '#5B6B82', '#2F7D4F', '#7A4B9A'];
const YEAR_MS = 365 * 86_400_000;

/** Only a PKP issues invoices. */
export const efakturOf = (pkp: boolean): Company['flags']['efaktur'] => ({
  isRegistered: pkp,
  isActivated: pkp,
  isOnboarded: pkp,
  isEfakturDisabled: !pkp,
});

/** Coretax invoices for a PKP only; proven only if that is already known. */
export const companyAtFirst = (
  id: string,
  of: { company: string; email: string; npwp: string; address: string; pkp: boolean },
  known: readonly { shownId: number }[],
  now: number,
  provenBy: ProofWay | null,
): Company => ({
  id,
  shownId: known.reduce((most, { shownId }) => Math.max(most, shownId + 1), FIRST_SHOWN),
  ssoId: id,
  name: of.company.trim(),
  username: of.email,
  email: of.email,
  npwp: of.npwp,
  npwpType: 'FIRM',
  pkp: of.pkp,
  address: of.address.trim(),
  city: '',
  industryName: '',
  klu: null,
  furtherKlu: [],
  region: null,
  color: COLORS[known.length % COLORS.length] ?? '#2E6BE6',
  jurnalCid: 0,
  packageName: 'Profesional',
  packageEnd: jakartaDay(now + YEAR_MS),
  flags: {
    isCtasEfakturDisabled: !of.pkp,
    isCtasEbupotDisabled: false,
    hasUploadCertificate: false,
    efaktur: efakturOf(of.pkp),
    ebupot: {
      isRegistered: true,
      isEbupotDisabled: false,
      archiveStatus: { pph23: false, pph26: false, history: false, spt: false },
    },
    efiling: { isRegistered: false, isActivated: false, isEfillingDisabled: false },
    espt1771: { isRegistered: false },
  },
  createdAt: now,
  archivedAt: null,
  provenAt: provenBy === null ? null : now,
  provenBy,
  version: 1,
});

export const headOfficeAtFirst = (
  id: string,
  { id: companyId, npwp, address, createdAt }: Company,
): Founding['branch'] => ({
  id,
  companyId,
  nitku: headOffice(npwp),
  name: 'Kantor pusat',
  address,
  region: null,
  version: 1,
  updatedAt: createdAt,
});

/** A company starts without units: its first come free, once it is proven (services/company/prove.ts). */
export const quotaAtFirst = (companyId: string): Founding['quotas'] =>
  quotaProducts.map((product) => ({ companyId, product, quota: 0, used: 0, reserved: 0 }));
