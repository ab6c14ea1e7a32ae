import { useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { formatNumber } from '#domain/faktur/number.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { jakartaDay } from '#domain/scope.ts';
import { Alert } from '../../kit/Alert.tsx';
import { PageSkeleton } from '../../kit/Skeletons.tsx';
import { useGet } from '../../kit/use-call.ts';
import { type InitialData, RESOURCE } from '../faktur-api.ts';
import { FakturForm } from './FakturForm.tsx';

const today = (): string => jakartaDay(Date.now());

const useInitial = (query: string) => useGet<InitialData>(`/${RESOURCE}/initial?${query}`, { staleTime: 0 });

const Failed = ({ message }: { message: string }) => (
  <div style={{ padding: 24 }}>
    <Alert severity="error" title={message} />
  </div>
);

export const FakturCreate = () => {
  const translate = useTranslate();
  const initial = useInitial('for=create');
  const location = useLocation();
  if (initial.isError) return <Failed message={initial.error.message} />;
  if (!initial.data) return <PageSkeleton />;
  return (
    <FakturForm
      // "Save and make another" comes back here for a new, empty form.
      key={location.key}
      title={translate('fakturScreen.form.create_title')}
      initial={initial.data}
      values={initial.data.defaults}
      today={today()}
    />
  );
};

const useFaktur = (id: string) => useGet<Faktur>(`/${RESOURCE}/${id}`, { staleTime: 0 });

/** A draft, or what the office threw back; a substitute keeps its buyer and its masa. */
export const FakturEdit = () => {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const faktur = useFaktur(id);
  const staged = faktur.data?.advanceOf;
  const initial = useGet<InitialData>(
    faktur.data ? `/${RESOURCE}/initial?${staged ? `for=termin&id=${staged}` : 'for=create'}` : null,
    { staleTime: 0 },
  );
  const failed = faktur.error ?? initial.error;
  if (failed) return <Failed message={failed.message} />;
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
  const initial = useInitial(`for=termin&id=${id}`);
  if (initial.isError) return <Failed message={initial.error.message} />;
  if (!initial.data) return <PageSkeleton />;
  const { chain } = initial.data;
  if (chain?.settled) return <Failed message={translate('fakturScreen.form.settled')} />;
  return (
    <FakturForm
      key={id}
      title={translate('fakturScreen.form.termin_title')}
      initial={initial.data}
      values={initial.data.defaults}
      today={today()}
    />
  );
};

export const FakturSubstitute = () => {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const initial = useInitial(`for=substitute&id=${id}`);
  if (initial.isError) return <Failed message={initial.error.message} />;
  if (!initial.data?.original) return <PageSkeleton />;
  const { original } = initial.data;
  return (
    <FakturForm
      key={id}
      title={translate('fakturScreen.form.substitute_title', { number: formatNumber(original.number ?? '') })}
      initial={initial.data}
      values={initial.data.defaults}
      today={today()}
      replacing={original}
    />
  );
};
