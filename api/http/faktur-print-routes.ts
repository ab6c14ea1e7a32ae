import { z } from '@hono/zod-openapi';
import { leftOutOfXml } from '#domain/faktur/keluaran-xml.ts';
import { Problem } from '#domain/problem.ts';
import type { Deps } from '../modules/deps.ts';
import { sendFaktur } from '../modules/faktur/deliver.ts';
import { type PrintData, printData } from '../modules/faktur/print-data.ts';
import { openLink, publicLink, publicView } from '../modules/faktur/public-link.ts';
import { drawFakturPdf } from '../output/faktur-pdf.ts';
import { viewOf } from '../output/faktur-source.ts';
import { fileName } from '../output/file-name.ts';
import { writeTaxInvoiceXml } from '../output/taxinvoice-xml.ts';
import { attachment } from './attachment.ts';
import type { Ctx } from './context.ts';
import { base, byId, jobAnswer, record, tag } from './faktur-schemas.ts';
import { room, route } from './route.ts';

const VIEW = 'EFAKTUR_DOC_VIEW';

const nameOf = ({ faktur }: PrintData, extension: string): string =>
  fileName(
    'Faktur {nomor}',
    {
      nomor: faktur.number ?? faktur.reference ?? faktur.id,
      referensi: faktur.reference ?? '',
      pembeli: faktur.buyerName,
      npwp: faktur.buyerNpwp,
      tanggal: faktur.date,
      masa: faktur.period,
      status: faktur.status,
    },
    extension,
  );

const asFile = (c: Ctx, bytes: Uint8Array | string, type: string, disposition: string) =>
  c.body(typeof bytes === 'string' ? bytes : new Uint8Array(bytes), 200, {
    'Content-Type': type,
    'Content-Disposition': disposition,
  });

const pdf = async (c: Ctx, data: PrintData) => {
  const view = viewOf(data.faktur, data.seller, { replacesNumber: data.replacesNumber });
  return asFile(
    c,
    await drawFakturPdf(view, c.get('locale')),
    'application/pdf',
    attachment(nameOf(data, 'pdf'), 'inline'),
  );
};

/** One invoice on paper, as Coretax's XML, and as a link for the buyer. */
export const fakturPrintRoutes = (deps: Deps) => {
  const app = room();
  app.openapi(
    route({ method: 'get', path: `${base}/{id}/pdf`, tag, summary: 'PDF', needs: VIEW, params: byId }),
    async (c) => pdf(c, await printData(deps, c.get('scope'), c.req.valid('param').id)),
  );
  app.openapi(
    route({ method: 'get', path: `${base}/{id}/xml`, tag, summary: 'XML for Coretax', needs: VIEW, params: byId }),
    async (c) => {
      const data = await printData(deps, c.get('scope'), c.req.valid('param').id);
      const reason = leftOutOfXml(data.faktur);
      if (reason) throw new Problem('conflict', { message: reason });
      let xml = '';
      for await (const piece of writeTaxInvoiceXml(data.seller.npwp, [data.faktur])) xml += piece;
      return asFile(c, xml, 'application/xml; charset=utf-8', attachment(nameOf(data, 'xml')));
    },
  );
  app.openapi(
    route({
      method: 'post',
      path: `${base}/{id}/public-link`,
      tag,
      summary: 'A link to the public preview, thirty days',
      needs: 'EFAKTUR_DOC_SEND',
      params: byId,
      out: z.object({ url: z.string(), expiresAt: z.number() }),
    }),
    async (c) => c.json(await publicLink(deps, c.get('scope'), c.req.valid('param').id)),
  );
  app.openapi(
    route({
      method: 'post',
      path: `${base}/{id}/send`,
      tag,
      summary: "Send one invoice by e-mail or WhatsApp, in words of one's own",
      needs: 'EFAKTUR_DOC_SEND',
      params: byId,
      body: z.strictObject({
        channel: z.enum(['email', 'whatsapp']),
        to: z.string().trim().max(200).optional(),
        subject: z.string().trim().max(200).optional(),
        body: z.string().trim().max(5000).optional(),
      }),
      idempotent: true,
      out: jobAnswer,
    }),
    async (c) => c.json(await sendFaktur(deps, c.get('scope'), { ...c.req.valid('param'), ...c.req.valid('json') })),
  );
  return app;
};

const byToken = z.object({ tokenId: z.string().min(1).max(100) });
const publicTag = 'public previews';

/** What whoever holds a link may see, without signing in. */
export const fakturPublicRoutes = (deps: Deps) => {
  const app = room();
  app.openapi(
    route({
      method: 'get',
      path: '/efaktur/out/ctas/{tokenId}',
      tag: publicTag,
      summary: 'An invoice',
      params: byToken,
      out: record,
    }),
    async (c) => c.json(await publicView(deps, c.req.valid('param').tokenId, c.get('locale'))),
  );
  app.openapi(
    route({
      method: 'get',
      path: '/efaktur/out/ctas/{tokenId}/pdf',
      tag: publicTag,
      summary: 'Its PDF',
      params: byToken,
    }),
    async (c) => pdf(c, await openLink(deps, c.req.valid('param').tokenId, c.get('locale'))),
  );
  return app;
};
