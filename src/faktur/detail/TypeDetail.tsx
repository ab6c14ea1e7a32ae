import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
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

type TypeSide = {
  readonly of: DetailOptions;
  readonly paths: { readonly list: string };
  /** Prefix of its texts, with that of the list's title. */
  readonly words: string;
};

type Props = Pick<ComponentProps<typeof DetailPage>, 'title' | 'actions' | 'pdf' | 'band'> & {
  readonly side: TypeSide;
  readonly record: Record;
  readonly name: string;
  readonly chips?: ReactNode;
  readonly chain: ReactNode;
  readonly children: ReactNode;
};

export const TypeDetail = ({ side: { of, paths, words }, record, name, chips, chain, children, ...page }: Props) => {
  const label = useTranslate()(`${words}.title`);
  return (
    <DetailPage
      {...page}
      record={record}
      crumbs={[{ label, to: paths.list }, { label: name }]}
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

type PageProps<T> = { readonly record: T; readonly again: () => void; readonly gone: () => void };

/** `gone`: leaves for the list, once the document is removed. */
export const detailOf =
  <T extends object>(
    { of, paths }: Pick<TypeSide, 'paths'> & { readonly of: Pick<DetailOptions, 'resource'> },
    Page: (props: PageProps<T>) => ReactNode,
  ) =>
  () => {
    const { id = '' } = useParams();
    const navigate = useNavigate();
    const gone = () => navigate(paths.list, { replace: true });
    return (
      <LiveRecord<T> resource={of.resource} id={id} live="faktur" list={paths.list}>
        {(record, again) => <Page record={record} again={again} gone={gone} />}
      </LiveRecord>
    );
  };
