import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isZero } from '#domain/definition/money.ts';
import { sptStatus } from '#domain/spt/status.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { sptPaths } from '../paths.ts';
import { useRevisionWords } from '../SptChip.tsx';

/** The versions of one masa's return, oldest first, each a step away. */
export const SptVersions = ({ spt }: { spt: SptView }) => {
  const translate = useTranslate();
  const name = useRevisionWords();
  return (
    <Card title={translate('sptDetail.versions')} flush>
      <ol className="fchain">
        {spt.versions.map(({ id, revision, status, payable, overpaid }) => {
          const here = id === spt.id;
          return (
            <li key={id} className={here ? 'cur' : undefined} aria-current={here || undefined}>
              <Icon name="document" size={16} />
              <div className="grow el">
                {here ? (
                  <b>{name(revision)}</b>
                ) : (
                  <Link to={sptPaths.detail({ type: spt.type, id })}>{name(revision)}</Link>
                )}
                <div className="small sec">
                  <Money value={payable} unit />
                </div>
                {!isZero(overpaid) && (
                  <div className="small sec">
                    {translate('sptScreen.field.overpaid')} <Money value={overpaid} unit />
                  </div>
                )}
              </div>
              <DocumentChip of={sptStatus} status={status} />
            </li>
          );
        })}
      </ol>
    </Card>
  );
};
