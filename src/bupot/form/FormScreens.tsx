import { useTranslate } from 'react-admin';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { inputOf } from '#domain/bupot/input-of.ts';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { BupotInput } from '#domain/bupot/record.ts';
import type { BupotStart, BupotView } from '#domain/bupot/view-schema.ts';
import { lastDayOf } from '#domain/calendar/day-count.ts';
import { isPeriod } from '#domain/definition/day.ts';
import { PageSkeleton } from '../../ui/feedback/notices.tsx';
import { useFormStart } from '../../ui/feedback/use-call.ts';
import { NoForm } from '../../ui/form/NoForm.tsx';
import { RESOURCE } from '../bupot-api.ts';
import { listPath } from '../paths.ts';
import { SlipForm } from './SlipForm.tsx';
import { kindOfForm, startOf } from './start.ts';

const useStart = () => useFormStart<BupotStart>('/ebupot/form-start');
const useSlipById = (id: string | null) => useFormStart<BupotView>(id === null ? null : `/${RESOURCE}/${id}`);

/** What the form of a kind is called. */
const useTitle = () => {
  const translate = useTranslate();
  return (what: 'create' | 'edit' | 'correct', kind: SlipKind): string =>
    translate(`bupotForm.title.${what}`, { what: translate(`bupotForm.what.${kind}`) });
};

const Failed = ({ kind, ...why }: { title: string; kind: SlipKind; message: string }) => {
  const translate = useTranslate();
  return <NoForm list={{ label: translate('bupotScreen.detail.title'), to: listPath(kind) }} {...why} />;
};

/** A new slip like another one, of the masa that lacks it: its last day, and no reference of its own yet. */
const likeOf = (slip: BupotView, masa: string | null): BupotInput => {
  const period = masa && isPeriod(masa) ? masa : slip.period;
  return {
    ...inputOf(slip),
    period,
    date: lastDayOf(period),
    reference: null,
  };
};

/**
 * An empty slip of the kind the address names; with `?koreksi=` the next version of an issued one; with `?seperti=` and `&masa=` one like
 * another, of a month that lacks it.
 */
export const SlipCreate = () => {
  const location = useLocation();
  const { form } = useParams();
  const [asked] = useSearchParams();
  const corrected = asked.get('koreksi');
  const like = asked.get('seperti');
  const start = useStart();
  const original = useSlipById(corrected ?? like);
  const titleOf = useTitle();
  const from = original.data;
  const kind = from?.kind ?? kindOfForm(location.pathname, form);
  const title = titleOf(corrected ? 'correct' : 'create', kind);
  const failed = start.error ?? original.error;
  if (failed) return <Failed title={title} kind={kind} message={failed.message} />;
  if (!start.data || ((corrected ?? like) && (!original.data || original.isFetching))) return <PageSkeleton />;
  return (
    <SlipForm
      // "Save and make another" comes back here for a new, empty form.
      key={location.key}
      title={title}
      start={start.data}
      values={!from ? startOf(kind, start.data) : corrected ? inputOf(from) : likeOf(from, asked.get('masa'))}
      {...(from && corrected ? { correcting: from } : {})}
    />
  );
};

/** A draft, or what the office threw back. */
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
  if (!start.data || !slip.data || slip.isFetching) return <PageSkeleton />;
  return <SlipForm key={id} title={title} start={start.data} values={inputOf(slip.data)} slip={slip.data} />;
};
