import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BupotView } from '#domain/bupot/view-schema.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { detailPath } from '../paths.ts';
import { BupotChip } from '../SlipNames.tsx';

/** The versions of one slip, oldest first, each a step away. */
export const VersionChain = ({ bupot }: { bupot: BupotView }) => {
  const translate = useTranslate();
  if (bupot.versions.length < 2) return null;
  const name = (n: number) =>
    n === 0 ? translate('bupotScreen.detail.version_first') : translate('bupotScreen.list.revision', { n });
  return (
    <Card title={translate('bupotScreen.detail.versions')} flush>
      <ol className="fchain">
        {bupot.versions.map(({ id, revision, status, tax }, at) => {
          const here = id === bupot.id;
          return (
            <li key={id} className={here ? 'cur' : undefined} aria-current={here || undefined}>
              <Icon name="slip" size={16} />
              <div className="grow el">
                {here ? (
                  <b>{name(revision)}</b>
                ) : (
                  <Link to={detailPath({ kind: bupot.kind, id })}>{name(revision)}</Link>
                )}
                <div className="small sec">
                  <Money value={tax} unit />
                </div>
              </div>
              <BupotChip status={status} replacedBy={bupot.versions[at + 1]?.id ?? null} short />
            </li>
          );
        })}
      </ol>
    </Card>
  );
};
