import { portalFile } from '@/features/accounts/pages/portal-file'
import { privateFile } from '@/lib/http/signed-link-file'
import { openOwnerDocument } from '@/features/accounts/server/open-owner-document'
import { payloadClient } from '@/lib/payload/payload-client'
import { bodyOf } from '@/lib/uploads/serve-file'

/** A document of the property. */
export const GET = portalFile<{ document: string }>(async ({ property }, { locale, document }) => {
  const file = await openOwnerDocument(await payloadClient(), { property: property.id, document }, locale)
  return file && privateFile({ ...file, body: bodyOf(file.stream) })
})
