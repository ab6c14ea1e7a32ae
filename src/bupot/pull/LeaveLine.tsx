import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { problemOf, useCall } from '../../ui/feedback/use-call.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { momentText } from '../../ui/layout/values.tsx';
import { pullApi } from './pull-api.ts';

type Leave = { readonly until: number } | { readonly reason: string } | null;

/** Asks the office for leave to pull as soon as somebody wants to; null while it has not answered. */
export const useLeave = (): { readonly leave: Leave; readonly again: () => void } => {
  const { ask } = useCall();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['leave to pull'],
    queryFn: () => ask<{ expiresAt: number }>('POST', pullApi.leave, {}, { silent: true }),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const given = data ? { until: data.expiresAt } : null;
  return {
    leave: isFetching ? null : error ? { reason: problemOf(error)?.message ?? '' } : given,
    again: () => void refetch(),
  };
};

/** Whether the office lets this company pull, and until when. */
export const LeaveLine = ({ leave, again }: ReturnType<typeof useLeave>) => {
  const translate = useTranslate();
  const say = (key: string, params?: object) => translate(`bupotPull.dialog.${key}`, params);
  if (leave && 'reason' in leave)
    return (
      <Alert
        severity="warning"
        live
        actions={
          <button type="button" className="link" onClick={again}>
            {say('leave_again')}
          </button>
        }
      >
        {say('leave_none', { reason: leave.reason })}
      </Alert>
    );
  return (
    <p className="row pull-leave" role="status">
      <Icon name={leave ? 'check' : 'clock'} size={16} />
      <span>
        <span className="sec">{say('leave')}:</span>{' '}
        {leave ? say('leave_until', { at: momentText(leave.until) }) : say('leave_asking')}
      </span>
    </p>
  );
};
