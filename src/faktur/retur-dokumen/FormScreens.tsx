import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { returDokumenInputOf } from '#domain/faktur/retur-dokumen.ts';
import type { ReturDokumenStart, ReturDokumenView } from '#domain/faktur/retur-dokumen-schema.ts';
import { Opened } from '../form/Opened.tsx';
import { ReturDokumenForm } from './ReturDokumenForm.tsx';
import { inSide, outSide, type Side } from './sides.ts';

const openedAs = ({ paths, words }: Side) =>
  ({ list: { to: paths.list, title: `${words}.title` }, severity: 'info' }) as const;

const createOf = (side: Side) => () => {
  const title = useTranslate()(`${side.words}.create`);
  const { id = '' } = useParams();
  const none = { originId: id, number: null, dpp: '', ppn: '', ppnbm: '' };
  return (
    <Opened<ReturDokumenStart> {...openedAs(side)} path={`/${side.of.resource}/initial/${id}`} title={title}>
      {({ today, ...of }) => (
        <ReturDokumenForm key={id} side={side} title={title} {...of} values={{ ...none, date: today }} />
      )}
    </Opened>
  );
};

const editOf = (side: Side) => () => {
  const title = useTranslate()('returDokumenScreen.form.edit');
  const { id = '' } = useParams();
  const why = ({ origin, status }: ReturDokumenView) =>
    origin && side.of.status.moves.save.from.some((one) => one === status) ? null : 'returDokumenScreen.form.not_now';
  return (
    <Opened<ReturDokumenView> {...openedAs(side)} path={`/${side.of.resource}/${id}`} title={title} why={why} fresh>
      {({ origin, left, ...draft }) =>
        origin && (
          <ReturDokumenForm
            key={id}
            side={side}
            title={title}
            origin={origin}
            left={left}
            draft={draft}
            values={returDokumenInputOf(draft)}
          />
        )
      }
    </Opened>
  );
};

export const ReturDokumenOutCreate = createOf(outSide);
export const ReturDokumenInCreate = createOf(inSide);
export const ReturDokumenOutEdit = editOf(outSide);
export const ReturDokumenInEdit = editOf(inSide);
