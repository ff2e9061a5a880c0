import { Readable } from 'node:stream'

import { signedLinkFile, privateFile } from '@/app/(site)/_views/signed-link-file'
import type { SignedLinkParams } from '@/lib/http/find-signed-link'
import { openPrivateDocument } from '@/features/property-page/server/get-private-documents'

/** One of the requested documents. */
export const GET = signedLinkFile<SignedLinkParams & { document: string }>(
  'documents',
  async ({ id, locale }, { document }) => {
    const file = await openPrivateDocument(id, document, locale)
    if (!file) return null
    // Node's type for the same stream as the browser's; Response accepts it.
    const body = Readable.toWeb(file.stream) as ReadableStream
    return privateFile({ ...file, body })
  },
)
