import { signedLinkFile, privateFile } from '@/app/(site)/_views/signed-link-file'
import type { SignedLinkParams } from '@/lib/http/find-signed-link'
import { openPrivateDocument } from '@/features/property-page/server/get-private-documents'
import { bodyOf } from '@/lib/uploads/serve-file'

/** One of the requested documents. */
export const GET = signedLinkFile<SignedLinkParams & { document: string }>(
  'documents',
  async ({ id, locale }, { document }) => {
    const file = await openPrivateDocument(id, document, locale)
    return file && privateFile({ ...file, body: bodyOf(file.stream) })
  },
)
