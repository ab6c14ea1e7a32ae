import { Alert } from '../feedback/notices.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Props = {
  readonly title: string;
  readonly list: { readonly label: string; readonly to: string };
  readonly message: string;
  readonly severity?: 'error' | 'info';
};

export const NoForm = ({ title, list, message, severity = 'error' }: Props) => (
  <div className="detail-page">
    <PageHead title={title} crumbs={[list, { label: title }]} />
    <Alert severity={severity} title={message} />
  </div>
);
