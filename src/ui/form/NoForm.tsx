import { Alert } from '../feedback/notices.tsx';
import { PageHead } from '../layout/PageHead.tsx';

type Props = {
  readonly title: string;
  /** The way back. */
  readonly list: { readonly label: string; readonly to: string };
  readonly message: string;
  readonly severity?: 'error' | 'info';
};

/** No form to show: why, under the heading it would have had. */
export const NoForm = ({ title, list, message, severity = 'error' }: Props) => (
  <div className="detail-page">
    <PageHead title={title} crumbs={[list, { label: title }]} />
    <Alert severity={severity} title={message} />
  </div>
);
