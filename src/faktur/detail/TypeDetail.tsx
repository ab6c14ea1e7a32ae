import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../ui/documents/DetailPage.tsx';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { LiveRecord } from '../../ui/documents/LiveRecord.tsx';
import { HistoryCard } from '../../ui/documents/Timeline.tsx';
import { OfficeAlert } from '../OfficeAlert.tsx';

type Record = ComponentProps<typeof DetailPage>['record'] &
  ComponentProps<typeof OfficeAlert>['of'] & { readonly id: string; readonly status: string };

type DetailOptions = {
  readonly resource: ComponentProps<typeof HistoryCard>['resource'];
  readonly status: ComponentProps<typeof DocumentChip>['of'] & ComponentProps<typeof HistoryCard>['of'];
};

type Props = Pick<ComponentProps<typeof DetailPage>, 'title' | 'actions' | 'pdf' | 'band'> & {
  readonly of: DetailOptions;
  readonly list: { readonly to: string; readonly title: string };
  readonly record: Record;
  readonly name: string;
  readonly chips?: ReactNode;
  readonly chain: ReactNode;
  readonly children: ReactNode;
};

export const TypeDetail = ({ of, list, record, name, chips, chain, children, ...page }: Props) => {
  const label = useTranslate()(list.title);
  return (
    <DetailPage
      {...page}
      record={record}
      crumbs={[{ label, to: list.to }, { label: name }]}
      chips={
        <>
          <DocumentChip of={of.status} status={record.status} at={record.updatedAt} />
          {chips}
        </>
      }
      main={
        <>
          <OfficeAlert of={record} />
          {children}
        </>
      }
      aside={
        <>
          {chain}
          <HistoryCard of={of.status} resource={of.resource} id={record.id} />
        </>
      }
    />
  );
};

export const detailOf =
  <T extends object>(
    { of, list }: { readonly of: Pick<DetailOptions, 'resource'>; readonly list: string },
    Page: (props: { readonly record: T; readonly again: () => void }) => ReactNode,
  ) =>
  () => {
    const { id = '' } = useParams();
    return (
      <LiveRecord<T> resource={of.resource} id={id} live="faktur" list={list}>
        {(record, again) => <Page record={record} again={again} />}
      </LiveRecord>
    );
  };
