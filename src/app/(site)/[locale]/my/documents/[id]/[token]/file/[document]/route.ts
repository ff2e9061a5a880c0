import { privateFile, refuse, signedLinkFile } from '@/lib/http/signed-link-file'
import type { SignedLinkParams } from '@/lib/http/find-signed-link'
import { openPrivateDocument } from '@/features/documents/server/get-private-documents'
import { bodyOf } from '@/lib/uploads/serve-file'

/** One of the requested documents; gone once none of them is offered any more, as after a sale. */
export const GET = signedLinkFile<SignedLinkParams & { document: string }>(
  'documents',
  async ({ id, locale }, { document }) => {
    const file = await openPrivateDocument(id, document, locale)
    if (file === 'gone') return refuse(410)
    return file && privateFile({ ...file, body: bodyOf(file.stream) })
  },
)
