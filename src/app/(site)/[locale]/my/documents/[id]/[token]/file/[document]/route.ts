import { Readable } from 'node:stream'

import { myGet } from '@/app/(site)/_views/my-get'
import { privateFile } from '@/app/(site)/_views/private-file'
import type { MyParams } from '@/lib/data/find-my-link'
import { openMyDocument } from '@/lib/data/get-my-documents'

/** One of the documents that were asked for. */
export const GET = myGet<MyParams & { document: string }>(
  'documents',
  async ({ id, locale }, { document }) => {
    const file = await openMyDocument(id, document, locale)
    if (!file) return null
    // Node's type for the same stream as the browser's; Response takes it.
    const body = Readable.toWeb(file.stream) as ReadableStream
    return privateFile({ ...file, body })
  },
)
