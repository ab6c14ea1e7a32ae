import { useTranslate } from 'react-admin';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { inputOf } from '#domain/bupot/input-of.ts';
import { isAnnual, type SlipKind } from '#domain/bupot/kinds.ts';
import type { BupotInput } from '#domain/bupot/record.ts';
import { blankInput, fieldsOf } from '#domain/bupot/slips.ts';
import type { BupotStart, BupotView } from '#domain/bupot/view-schema.ts';
import { lastDayOf } from '#domain/calendar/day-count.ts';
import { isPeriod, periodOf } from '#domain/definition/day.ts';
import { headOffice } from '#domain/rules/identity/nitku.ts';
import { PageSkeleton } from '../../ui/feedback/notices.tsx';
import { useFormStart, useOpenedRecord } from '../../ui/feedback/use-call.ts';
import { NoForm } from '../../ui/form/NoForm.tsx';
import { bupotPaths, listPath } from '../paths.ts';
import { SlipForm } from './SlipForm.tsx';

const kinds: readonly (readonly [list: string, kind: SlipKind])[] = [
  [bupotPaths.domestic, 'BPPU'],
  [bupotPaths.foreign, 'BPNR'],
  [bupotPaths.article, 'BPA1'],
  [bupotPaths.bpA1, 'BPA1'],
  [bupotPaths.bpA2, 'BPA2'],
  [bupotPaths.bp26, 'BP26'],
  [bupotPaths.selfPayment, 'SP'],
  [bupotPaths.cumulativePayment, 'CY'],
];

/** Form parameter of kinds that share a list. */
const forms: Readonly<Record<string, SlipKind>> = { '21': 'BP21', A0: 'BPMP', A1: 'BPA1', A2: 'BPA2' };

export const kindOfForm = (pathname: string, form: string | undefined): SlipKind =>
  forms[form ?? ''] ?? kinds.find(([list]) => pathname.startsWith(`${list}/`))?.[1] ?? 'BPPU';

const usualObject: Readonly<Partial<Record<SlipKind, string>>> = {
  BPMP: '21-100-01',
  BPA1: '21-100-01',
  BPA2: '21-100-01',
  BP26: '27-100-99',
};

const yearSoFar = (kind: SlipKind, period: string): Partial<BupotInput> => ({
  periodFrom: `${period.slice(0, 4)}-01`,
  withholdingAnnuality: period.endsWith('-12') ? 'FULL_YEAR' : 'PARTIAL_YEAR',
  // The form of A1 defaults to the employer bearing the tax; imports never do.
  grossUpBenefit: kind === 'BPA1',
});

export const startOf = (kind: SlipKind, { company, branches, today }: BupotStart): BupotInput => {
  const takes = new Set<string>(fieldsOf[kind]);
  const period = periodOf(today);
  return {
    ...blankInput(kind),
    period,
    date: today,
    nitku: branches[0]?.nitku ?? headOffice(company.npwp),
    taxCode: usualObject[kind] ?? '',
    ...(takes.has('payeeIdType') ? { payeeIdType: takes.has('birthDate') ? 'TIN' : 'NPWP' } : {}),
    ...(kind === 'BPMP' || isAnnual(kind) ? { payeeIdType: 'NIK' } : {}),
    ...(takes.has('paymentOption') ? { paymentOption: 'NONE' } : {}),
    ...(isAnnual(kind) ? yearSoFar(kind, period) : {}),
  };
};

const useStart = () => useFormStart('/ebupot/form-start');
const useSlipById = (id: string | null) =>
  useOpenedRecord(id === null ? null : '/ebupot/slips/{id}', { path: { id: id ?? '' } });

const useTitle = () => {
  const translate = useTranslate();
  return (what: 'create' | 'edit' | 'correct', kind: SlipKind): string =>
    translate(`bupotForm.title.${what}`, { what: translate(`bupotForm.what.${kind}`) });
};

const Failed = ({ kind, ...why }: { title: string; kind: SlipKind; message: string }) => {
  const translate = useTranslate();
  return <NoForm list={{ label: translate('bupotScreen.detail.title'), to: listPath(kind) }} {...why} />;
};

/** Copies a slip to a missing masa, dated on its last day, without the reference. */
const likeOf = (slip: BupotView, masa: string | null): BupotInput => {
  const period = masa && isPeriod(masa) ? masa : slip.period;
  return {
    ...inputOf(slip),
    period,
    date: lastDayOf(period),
    reference: null,
  };
};

export const SlipCreate = () => {
  const location = useLocation();
  const { form } = useParams();
  const [question] = useSearchParams();
  const corrected = question.get('koreksi');
  const like = question.get('seperti');
  const start = useStart();
  const original = useSlipById(corrected ?? like);
  const titleOf = useTitle();
  const from = original.data;
  const kind = from?.kind ?? kindOfForm(location.pathname, form);
  const title = titleOf(corrected ? 'correct' : 'create', kind);
  const failed = start.error ?? original.error;
  if (failed) return <Failed title={title} kind={kind} message={failed.message} />;
  if (!start.data || ((corrected ?? like) && !original.data)) return <PageSkeleton />;
  return (
    <SlipForm
      // Resets the form after "Save and make another".
      key={location.key}
      title={title}
      start={start.data}
      values={!from ? startOf(kind, start.data) : corrected ? inputOf(from) : likeOf(from, question.get('masa'))}
      {...(from && corrected ? { correcting: from } : {})}
    />
  );
};

export const SlipEdit = () => {
  const location = useLocation();
  const { id = '', form } = useParams();
  const start = useStart();
  const slip = useSlipById(id);
  const titleOf = useTitle();
  const kind = slip.data?.kind ?? kindOfForm(location.pathname, form);
  const title = titleOf(slip.data?.replaces ? 'correct' : 'edit', kind);
  const failed = start.error ?? slip.error;
  if (failed) return <Failed title={title} kind={kind} message={failed.message} />;
  if (!start.data || !slip.data) return <PageSkeleton />;
  return <SlipForm key={id} title={title} start={start.data} values={inputOf(slip.data)} slip={slip.data} />;
};
