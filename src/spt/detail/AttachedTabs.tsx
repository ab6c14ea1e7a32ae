import { useTranslate } from 'react-admin';
import { returnFor } from '#domain/spt/return-for.ts';
import { isDrawnIn, NotPosted, type TabProps } from './NotPosted.tsx';
import { SlipTable } from './SlipTable.tsx';

/** Listed so that nobody assumes a complete return: Patuh has no slips for these. */
const EmptyAttachments = ({ spt: { type, period } }: Pick<TabProps, 'spt'>) => {
  const translate = useTranslate();
  return returnFor(type, period)
    ?.attachments.filter(({ tables }) => tables.length === 0)
    .map(({ key }) => (
      <section key={key} className="spt-detail-list" aria-label={translate(`spt.attachment.${key}`)}>
        <div className="spt-detail-list-hd">
          <h2>{translate(`spt.attachment.${key}`)}</h2>
        </div>
        <p className="sec spt-detail-none">{translate('sptDetail.treated_as_slips')}</p>
      </section>
    ));
};

type Props = Pick<TabProps, 'spt'> & {
  /** Self-paid or own-employee tax, or the rest. */
  readonly own: boolean;
};

/** Tax borne by the government comes last. */
const Tables = ({ spt, own }: Props) => {
  const translate = useTranslate();
  const definition = returnFor(spt.type, spt.period);
  if (!definition || !isDrawnIn(spt)) return <NotPosted spt={spt} />;
  const none = translate('sptDetail.none');
  const tables = definition.attachments.flatMap(({ key: attachment, tables: of }) =>
    of.map((table) => ({ attachment, ...table })),
  );
  return (
    <>
      {tables
        .filter((table) => Boolean(table.own) === own)
        .map(({ attachment, key }) => (
          <SlipTable
            key={key}
            spt={spt}
            title={`${translate(`spt.attachment.${attachment}`)}: ${translate(`spt.attached.${key}`)}`}
            listed={{ table: key }}
            none={none}
          />
        ))}
      {!own && <SlipTable spt={spt} title={translate('sptDetail.borne')} listed={{ amount: 'borne' }} none={none} />}
    </>
  );
};

export const SelfTab = ({ spt }: TabProps) => <Tables spt={spt} own />;
export const OtherTab = ({ spt }: TabProps) => (
  <>
    <Tables spt={spt} own={false} />
    <EmptyAttachments spt={spt} />
  </>
);

export const ProofTab = ({ spt }: TabProps) => {
  const translate = useTranslate();
  if (!isDrawnIn(spt)) return <NotPosted spt={spt} />;
  return (
    <SlipTable spt={spt} title={translate('sptDetail.all_slips')} listed={{}} none={translate('sptDetail.none')} />
  );
};
