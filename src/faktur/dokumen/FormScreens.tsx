import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { blankInput } from '#domain/definition/field-table.ts';
import { type DokumenInput, dokumenInputOf } from '#domain/faktur/dokumen.ts';
import { dokumenFields } from '#domain/faktur/dokumen-fields.ts';
import { kindOf, kindsOf } from '#domain/faktur/dokumen-kinds.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { jakartaDay } from '#domain/scope.ts';
import { Opened } from '../form/Opened.tsx';
import { DokumenForm } from './DokumenForm.tsx';
import { inSide, outSide, type Side, type View } from './sides.ts';

const blank = (side: Side): DokumenInput => {
  const [documentKind] = kindsOf(side.key);
  const { details, abroad } = kindOf(documentKind);
  return {
    ...blankInput(dokumenFields),
    documentKind,
    code: details[0] ?? '',
    date: jakartaDay(Date.now()),
    counterpartyNpwp: abroad ? NO_NPWP : '',
    ppn: '0',
    ppnbm: '0',
  };
};

const createOf = (side: Side) => () => {
  const title = useTranslate()(`dokumenScreen.form.create_${side.key}`);
  // Resets the form after "Save and make another".
  const { key } = useLocation();
  const [values] = useState(() => blank(side));
  return <DokumenForm key={key} side={side} title={title} values={values} />;
};

const openedOf = (side: Side, as: 'draft' | 'substitute') => () => {
  const { id = '' } = useParams();
  const { of, paths, words } = side;
  const title = useTranslate()(`dokumenScreen.form.${as === 'draft' ? 'edit' : 'substitute'}`);
  const from: readonly string[] = of.status.moves[as === 'draft' ? 'save' : 'substitute'].from;
  const why = ({ status, replacedBy }: View) =>
    !from.includes(status) || (as === 'substitute' && replacedBy !== null) ? 'dokumenScreen.form.not_now' : null;
  const list = { to: paths.list, title: `${words}.title` };
  return (
    <Opened path={`/${of.resource}/{id}`} id={id} title={title} list={list} why={why} fresh>
      {(data) => {
        const values = dokumenInputOf(data);
        return as === 'draft' ? (
          <DokumenForm key={id} side={side} title={title} values={values} draft={data} />
        ) : (
          <DokumenForm
            key={id}
            side={side}
            title={title}
            replacing={data}
            values={{ ...values, uncreditReason: null }}
          />
        );
      }}
    </Opened>
  );
};

export const DokumenOutCreate = createOf(outSide);
export const DokumenInCreate = createOf(inSide);
export const DokumenOutEdit = openedOf(outSide, 'draft');
export const DokumenInEdit = openedOf(inSide, 'draft');
export const DokumenOutSubstitute = openedOf(outSide, 'substitute');
export const DokumenInSubstitute = openedOf(inSide, 'substitute');
