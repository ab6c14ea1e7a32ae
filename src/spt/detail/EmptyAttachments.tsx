import { useTranslate } from 'react-admin';
import { returnFor } from '#domain/spt/return-for.ts';
import type { TabProps } from './tab-props.ts';

/** Attachments of a form that no slip of ours goes into: said, so that nobody takes the return for more than it is. */
export const EmptyAttachments = ({ spt: { type, period } }: Pick<TabProps, 'spt'>) => {
  const translate = useTranslate();
  return returnFor(type, period)
    ?.attachments.filter(({ tables }) => tables.length === 0)
    .map(({ key }) => (
      <section key={key} className="sdt-list" aria-label={translate(`spt.attachment.${key}`)}>
        <div className="sdt-list-hd">
          <h2>{translate(`spt.attachment.${key}`)}</h2>
        </div>
        <p className="sec sdt-none">{translate('sptDetail.treated_as_slips')}</p>
      </section>
    ));
};
