import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PageSkeleton } from '../../ui/feedback/notices.tsx';
import { problemOf, useFormStart } from '../../ui/feedback/use-call.ts';
import { NoForm } from '../../ui/form/NoForm.tsx';

type Props<T> = {
  /** What the form starts with. */
  readonly path: string;
  readonly title: string;
  /** Its list: where it is, and the message key of its title. */
  readonly list: { readonly to: string; readonly title: string };
  readonly severity?: ComponentProps<typeof NoForm>['severity'];
  /** Waits for the newest, which may be on its way: what is written over must be as it stands. */
  readonly fresh?: boolean;
  /** Why what was read opens no form, as a message key. */
  readonly why?: (of: T) => string | null;
  readonly children: (of: T) => ReactNode;
};

/** A form once what it starts with is read; where it cannot be opened, why, and the way back to its list. */
export const Opened = <T,>({ path, title, list, severity, fresh = false, why, children }: Props<T>) => {
  const translate = useTranslate();
  const { data, error, isFetching } = useFormStart<T>(path);
  const shut = (message: string) => (
    <NoForm
      title={title}
      message={message}
      list={{ label: translate(list.title), to: list.to }}
      {...(severity ? { severity } : {})}
    />
  );
  if (error) return shut(problemOf(error)?.message ?? '');
  if (!data || (fresh && isFetching)) return <PageSkeleton />;
  const reason = why?.(data);
  return reason ? shut(translate(reason)) : children(data);
};
