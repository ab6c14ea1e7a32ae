import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Job, JobStatus } from '#domain/jobs/view-schema.ts';
import { eventsLive, isGoing, onLiveChange, pollDelay, readAgain, useEvents } from '../client/events.ts';
import { type RequestOf, requestPage } from '../client/request.ts';

const JOBS = ['jobs'];

export type JobMove = RequestOf<'POST', '/jobs/{id}/{move}'>['path']['move'];

export const jobStates: Record<JobStatus, { tone: 'grey' | 'orange' | 'green' | 'red'; moves: readonly JobMove[] }> = {
  WAITING: { tone: 'grey', moves: ['pause', 'cancel'] },
  RUNNING: { tone: 'orange', moves: ['pause', 'cancel'] },
  PAUSED: { tone: 'grey', moves: ['resume', 'cancel'] },
  DONE: { tone: 'green', moves: ['retry'] },
  FAILED: { tone: 'red', moves: ['retry'] },
  CANCELED: { tone: 'grey', moves: [] },
};

/** Completed with failed rows is not a plain success; without any successful row the job has failed. */
export const jobOutcome = (job: Job) => {
  const { tone } = jobStates[job.status];
  if (tone === 'green' && job.failed > 0 && job.failed === job.total) return { tone: 'red', word: 'FAILED' } as const;
  return tone === 'green' && job.failed > 0
    ? ({ tone: 'orange', word: 'PARTIAL' } as const)
    : { tone, word: job.status };
};

export const useJobs = (): readonly Job[] => {
  const client = useQueryClient();
  const [live, setLive] = useState(eventsLive);
  const attempt = useRef(0);
  useEffect(() => onLiveChange(setLive), []);
  const { data } = useQuery({
    queryKey: JOBS,
    queryFn: async ({ signal }) =>
      (await requestPage('/jobs', { query: { range: '[0,19]', sort: '["createdAt","DESC"]' }, signal, quiet: true }))
        .rows,
    staleTime: 30_000,
    refetchInterval: ({ state }) => {
      const going = state.data?.some(isGoing) ?? false;
      attempt.current = going ? attempt.current + 1 : 0;
      return live ? false : pollDelay(attempt.current, going);
    },
  });
  const again = () => void readAgain(client, { queryKey: JOBS });
  useEvents(
    'job',
    (job) => {
      // A response in flight would overwrite the update with old data.
      if (client.isFetching({ queryKey: JOBS }) > 0) again();
      client.setQueryData<readonly Job[]>(JOBS, (before = []) =>
        before.some(({ id }) => id === job.id)
          ? before.map((known) => (known.id === job.id ? { ...known, ...job } : known))
          : [job, ...before],
      );
    },
    again,
  );
  return data ?? [];
};
