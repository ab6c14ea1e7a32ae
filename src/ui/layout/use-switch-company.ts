import { useCallback } from 'react';
import { whatPageCarries } from '../../client/carried.ts';
import { disconnectEvents } from '../../client/events.ts';
import { forgetSession } from '../../client/session.ts';
import { leaveFor } from '../feedback/unsaved.ts';

const post = (token: string, companyId: string, to: string): void => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/main/switch-company/form';
  for (const [name, value] of [
    ['_csrf', token],
    ['companyId', companyId],
    ['to', to],
  ] as const) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
};

/** Moves to another company, to a page of it or its start page: unsaved work is asked about, what this page holds is forgotten, and a form post loads the app anew. */
export const useSwitchCompany = () => {
  return useCallback(
    (companyId: string, to = '/main/home') =>
      leaveFor(() => {
        void whatPageCarries().then(({ csrf }) => {
          disconnectEvents();
          forgetSession();
          post(csrf, companyId, to);
        });
      }),
    [],
  );
};
