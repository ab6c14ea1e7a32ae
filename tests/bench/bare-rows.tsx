import { createRoot } from 'react-dom/client';

type Row = Readonly<Record<string, unknown>>;

const root = document.getElementById('root') as HTMLElement;
const answer = await fetch(root.dataset.rows ?? '');
const body = (await answer.json()) as readonly Row[] | { readonly rows: readonly Row[] };
const rows = 'rows' in body ? body.rows : body;

createRoot(root).render(
  <table>
    <tbody>
      {rows.map((row) => (
        <tr key={JSON.stringify(row)} data-bare="">
          {Object.entries(row).map(([key, value]) => (
            <td key={key}>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>,
);
