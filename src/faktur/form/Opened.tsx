import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Init, Path, RequestOf, ResultOf } from '../../client/request.ts';
import { PageSkeleton } from '../../ui/feedback/notices.tsx';
import { problemOf, useFormStart, useOpenedRecord } from '../../ui/feedback/use-call.ts';
import { NoForm } from '../../ui/form/NoForm.tsx';

type OpenedPath = Path<'GET'> extends infer P ? (P extends `${string}/{id}` ? P : never) : never;

type Props<P extends OpenedPath> = {
  readonly path: P;
  readonly id: string;
  readonly title: string;
  readonly list: { readonly to: string; readonly title: string };
  readonly severity?: ComponentProps<typeof NoForm>['severity'];
  /** Waits for current data: an edit must not start from a cached record. */
  readonly fresh?: boolean;
  /** Why the record cannot be edited, as a message key. */
  readonly why?: (of: ResultOf<'GET', P>) => string | null;
  readonly children: (of: ResultOf<'GET', P>) => ReactNode;
};

export const Opened = <P extends OpenedPath>({
  path,
  id,
  title,
  list,
  severity,
  fresh = false,
  why,
  children,
}: Props<P>) => {
  const translate = useTranslate();
  const init = [{ path: { id } }] as unknown as Init<RequestOf<'GET', P>, object>;
  const latest = useFormStart(path, ...init);
  const opened = useOpenedRecord(path, ...init);
  const { data, error } = fresh ? opened : latest;
  const shut = (message: string) => (
    <NoForm
      title={title}
      message={message}
      list={{ label: translate(list.title), to: list.to }}
      {...(severity ? { severity } : {})}
    />
  );
  if (error) return shut(problemOf(error)?.message ?? '');
  if (!data) return <PageSkeleton />;
  const reason = why?.(data);
  return reason ? shut(translate(reason)) : children(data);
};
