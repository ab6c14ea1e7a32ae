import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dataProvider } from '../../client/data-provider.ts';

const BADGES = '/ebilling/badge-notification';

/** Whoever looks at the receipts has seen which are new: the badge in the menu says so from then on. */
export const useNewsSeen = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    void dataProvider.call('DELETE', `${BADGES}?state=NTPN`, undefined, { quiet: true }).then(
      (counts) => client.setQueryData(['get', BADGES], counts),
      // It is asked again at the next visit.
      () => undefined,
    );
  }, [client]);
};
