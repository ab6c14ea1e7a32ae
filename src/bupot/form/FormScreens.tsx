import { useTranslate } from 'react-admin';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { inputOf } from '#domain/bupot/input-of.ts';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import { Alert } from '../../kit/Alert.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { PageSkeleton } from '../../kit/Skeletons.tsx';
import { useGet } from '../../kit/use-call.ts';
import { type BupotView, RESOURCE } from '../bupot-api.ts';
import { listPath } from '../paths.ts';
import { kindOfForm } from './kind-of-form.ts';
import { SlipForm } from './SlipForm.tsx';
import { type FormStart, startOf } from './start.ts';

const useStart = () => useGet<FormStart>('/ebupot/form-start', { staleTime: 0 });
const useSlipById = (id: string | null) =>
  useGet<BupotView>(id === null ? null : `/${RESOURCE}/${id}`, { staleTime: 0 });

/** What the form of a kind is called. */
const useTitle = () => {
  const translate = useTranslate();
  return (what: 'create' | 'edit' | 'correct', kind: SlipKind): string =>
    translate(`bupotForm.title.${what}`, { what: translate(`bupotScreen.detail.title_of.${kind}`) });
};

/** No form to show: why, under the heading it would have had, with the way back. */
const Failed = ({ title, kind, message }: { title: string; kind: SlipKind; message: string }) => {
  const translate = useTranslate();
  return (
    <div className="fdt">
      <PageHead
        title={title}
        crumbs={[{ label: translate('bupotScreen.detail.title'), to: listPath(kind) }, { label: title }]}
      />
      <Alert severity="error" title={message} />
    </div>
  );
};

/** An empty slip of the kind the address names; or, with `?koreksi=`, the next version of an issued one. */
export const SlipCreate = () => {
  const location = useLocation();
  const { form } = useParams();
  const corrected = useSearchParams()[0].get('koreksi');
  const start = useStart();
  const original = useSlipById(corrected);
  const titleOf = useTitle();
  const kind = original.data?.kind ?? kindOfForm(location.pathname, form);
  const title = titleOf(corrected ? 'correct' : 'create', kind);
  const failed = start.error ?? original.error;
  if (failed) return <Failed title={title} kind={kind} message={failed.message} />;
  if (!start.data || (corrected && (!original.data || original.isFetching))) return <PageSkeleton />;
  return (
    <SlipForm
      // "Save and make another" comes back here for a new, empty form.
      key={location.key}
      title={title}
      start={start.data}
      values={original.data ? inputOf(original.data) : startOf(kind, start.data)}
      {...(original.data ? { correcting: original.data } : {})}
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
