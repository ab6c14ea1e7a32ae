import { useTranslate } from 'react-admin';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { formatNumber } from '#domain/faktur/number.ts';
import { jakartaDay } from '#domain/scope.ts';
import { PageSkeleton } from '../../ui/feedback/notices.tsx';
import { useFormStart } from '../../ui/feedback/use-call.ts';
import { NoForm } from '../../ui/form/NoForm.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { fakturPaths } from '../paths.ts';
import { FakturForm } from './FakturForm.tsx';

const today = (): string => jakartaDay(Date.now());

type Purpose = 'create' | 'edit' | 'termin' | 'substitute';

const useInitial = (purpose: Purpose, id?: string) =>
  useFormStart('/efaktur/out/ctas/initial', { query: { for: purpose, ...(id ? { id } : {}) } });

const Failed = ({ title, ...why }: { title: string; message: string; severity?: 'info' }) => {
  const translate = useTranslate();
  const list = { label: translate('fakturScreen.list.title'), to: fakturPaths.list };
  return <NoForm title={translate(title, { number: '' }).trim()} list={list} {...why} />;
};

/** Linked only if the user may decide about the entry. */
const useLedgerRow = () => {
  const [search] = useSearchParams();
  const may = useMay('efaktur/cocokkan', 'edit');
  const row = search.get('jurnal');
  const { data, error } = useFormStart(row === null ? null : '/efaktur/cocokkan/rows/{id}/faktur', {
    path: { id: row ?? '' },
  });
  return { begun: row === null ? {} : data, error, entry: row !== null && may ? row : undefined };
};

export const FakturCreate = () => {
  const translate = useTranslate();
  const initial = useInitial('create');
  const location = useLocation();
  const { begun, error, entry } = useLedgerRow();
  const failed = initial.error ?? error;
  if (failed) return <Failed title="fakturScreen.form.create_title" message={failed.message} />;
  if (!initial.data || !begun) return <PageSkeleton />;
  return (
    <FakturForm
      // Resets the form after "Save and make another".
      key={location.key}
      title={translate('fakturScreen.form.create_title')}
      initial={initial.data}
      values={{ ...initial.data.defaults, ...begun }}
      today={today()}
      entry={entry}
    />
  );
};

const useFaktur = (id: string) => useFormStart('/efaktur/out/ctas/{id}', { path: { id } });

export const FakturEdit = () => {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const faktur = useFaktur(id);
  const initial = useInitial('edit', id);
  const failed = faktur.error ?? initial.error;
  if (failed) return <Failed title="fakturScreen.form.edit_title" message={failed.message} />;
  if (!faktur.data || !initial.data || faktur.isFetching) return <PageSkeleton />;
  const title = faktur.data.replaces ? 'fakturScreen.form.edit_substitute_title' : 'fakturScreen.form.edit_title';
  return (
    <FakturForm
      key={id}
      title={translate(title)}
      initial={initial.data}
      values={faktur.data}
      faktur={faktur.data}
      today={today()}
    />
  );
};

export const FakturTermin = () => {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const title = 'fakturScreen.form.termin_title';
  const initial = useInitial('termin', id);
  if (initial.isError) return <Failed title={title} message={initial.error.message} />;
  if (!initial.data) return <PageSkeleton />;
  const { chain } = initial.data;
  if (chain?.settled) return <Failed title={title} message={translate('fakturScreen.form.settled')} severity="info" />;
  return (
    <FakturForm
      key={id}
      title={translate(title)}
      initial={initial.data}
      values={initial.data.defaults}
      today={today()}
    />
  );
};

export const FakturSubstitute = () => {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const initial = useInitial('substitute', id);
  if (initial.isError) return <Failed title="fakturScreen.form.substitute_title" message={initial.error.message} />;
  if (!initial.data?.original) return <PageSkeleton />;
  const { original } = initial.data;
  return (
    <FakturForm
      key={id}
      title={translate('fakturScreen.form.substitute_title', {
        number: formatNumber(original.number ?? '').replaceAll(' ', '\u00a0'),
      })}
      initial={initial.data}
      values={initial.data.defaults}
      today={today()}
      replacing={original}
    />
  );
};
