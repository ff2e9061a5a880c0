import { portalFile } from '@/features/accounts/pages/portal-file'
import { privateFile } from '@/lib/http/signed-link-file'
import { renderReport } from '@/features/accounts/server/read-report'
import { payloadClient } from '@/lib/payload/payload-client'

/** The report about the property, for a meeting. */
export const GET = portalFile(async ({ property }, { locale }) => {
  const { content, filename } = await renderReport(await payloadClient(), property, {
    locale,
    now: new Date(),
  })
  return privateFile({
    body: new Uint8Array(content),
    bytes: content.length,
    contentType: 'application/pdf',
    filename,
  })
})
