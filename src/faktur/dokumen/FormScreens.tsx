import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { type DokumenInput, dokumenInputOf } from '#domain/faktur/dokumen.ts';
import { kindOf, kindsOf } from '#domain/faktur/dokumen-kinds.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { jakartaDay } from '#domain/scope.ts';
import { PageSkeleton } from '../../ui/feedback/notices.tsx';
import { problemOf, useFormStart } from '../../ui/feedback/use-call.ts';
import { NoForm } from '../../ui/form/NoForm.tsx';
import { DokumenForm } from './DokumenForm.tsx';
import { inSide, outSide, type Side, type View } from './sides.ts';

const blank = (side: Side): DokumenInput => {
  const [documentKind] = kindsOf(side.key);
  const { details, abroad } = kindOf(documentKind);
  return {
    documentKind,
    ...{ code: details[0] ?? '', addInfo: null, number: null, date: jakartaDay(Date.now()), reference: null },
    ...{ counterpartyNpwp: abroad ? NO_NPWP : '', counterpartyName: '', counterpartyAddress: '' },
    ...{ dpp: '', ppn: '0', ppnbm: '0', uncreditReason: null },
  };
};

const createOf = (side: Side) => () => {
  const title = useTranslate()(`dokumenScreen.form.create_${side.key}`);
  // "Save and make another" comes back here for a new, empty form.
  const { key } = useLocation();
  const [values] = useState(() => blank(side));
  return <DokumenForm key={key} side={side} title={title} values={values} />;
};

const openedOf = (side: Side, as: 'draft' | 'substitute') => () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data, error, isFetching } = useFormStart<View>(`/${side.of.resource}/${id}`);
  const title = translate(`dokumenScreen.form.${as === 'draft' ? 'edit' : 'substitute'}`);
  const list = { label: translate(`${side.words}.title`), to: side.paths.list };
  if (error) return <NoForm title={title} list={list} message={problemOf(error)?.message ?? ''} />;
  if (!data || isFetching) return <PageSkeleton />;
  const from: readonly string[] = side.of.status.moves[as === 'draft' ? 'save' : 'substitute'].from;
  if (!from.includes(data.status) || (as === 'substitute' && data.replacedBy !== null))
    return <NoForm title={title} list={list} message={translate('dokumenScreen.form.not_now')} />;
  const input = dokumenInputOf(data);
  return as === 'draft' ? (
    <DokumenForm key={id} side={side} title={title} values={input} draft={data} />
  ) : (
    <DokumenForm key={id} side={side} title={title} values={{ ...input, uncreditReason: null }} replacing={data} />
  );
};

export const DokumenOutCreate = createOf(outSide);
export const DokumenInCreate = createOf(inSide);
export const DokumenOutEdit = openedOf(outSide, 'draft');
export const DokumenInEdit = openedOf(inSide, 'draft');
export const DokumenOutSubstitute = openedOf(outSide, 'substitute');
export const DokumenInSubstitute = openedOf(inSide, 'substitute');
