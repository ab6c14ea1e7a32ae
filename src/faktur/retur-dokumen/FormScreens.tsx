import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { returDokumenInputOf } from '#domain/faktur/retur-dokumen.ts';
import type { ReturDokumenStart, ReturDokumenView } from '#domain/faktur/retur-dokumen-schema.ts';
import { PageSkeleton } from '../../ui/feedback/notices.tsx';
import { problemOf, useFormStart } from '../../ui/feedback/use-call.ts';
import { NoForm } from '../../ui/form/NoForm.tsx';
import { ReturDokumenForm } from './ReturDokumenForm.tsx';
import { inSide, outSide, type Side } from './sides.ts';

const Unopened = ({ side, title, error }: { side: Side; title: string; error: unknown }) => {
  const list = { label: useTranslate()(`${side.words}.title`), to: side.paths.list };
  return <NoForm title={title} list={list} message={problemOf(error)?.message ?? ''} severity="info" />;
};

/** A return of the document named in the address. */
const createOf = (side: Side) => () => {
  const title = useTranslate()(`${side.words}.create`);
  const { id = '' } = useParams();
  const { data, error } = useFormStart<ReturDokumenStart>(`/${side.of.resource}/initial/${id}`);
  if (error) return <Unopened side={side} title={title} error={error} />;
  if (!data) return <PageSkeleton />;
  const { origin, left, today } = data;
  const values = { originId: id, number: null, date: today, dpp: '', ppn: '', ppnbm: '' };
  return <ReturDokumenForm key={id} side={side} title={title} values={values} origin={origin} left={left} />;
};

/** A draft written over. */
const editOf = (side: Side) => () => {
  const translate = useTranslate();
  const title = translate('returDokumenScreen.form.edit');
  const { id = '' } = useParams();
  const { data, error, isFetching } = useFormStart<ReturDokumenView>(`/${side.of.resource}/${id}`);
  if (error) return <Unopened side={side} title={title} error={error} />;
  if (!data || isFetching) return <PageSkeleton />;
  const { origin, left, status } = data;
  const list = { label: translate(`${side.words}.title`), to: side.paths.list };
  if (!origin || !side.of.status.moves.save.from.some((one) => one === status))
    return <NoForm title={title} list={list} message={translate('returDokumenScreen.form.not_now')} />;
  const values = returDokumenInputOf(data);
  return (
    <ReturDokumenForm key={id} side={side} title={title} values={values} origin={origin} left={left} draft={data} />
  );
};

export const ReturDokumenOutCreate = createOf(outSide);
export const ReturDokumenInCreate = createOf(inSide);
export const ReturDokumenOutEdit = editOf(outSide);
export const ReturDokumenInEdit = editOf(inSide);
