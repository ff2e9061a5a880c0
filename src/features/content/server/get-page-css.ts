import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { cleanCss } from '@/lib/values/clean-css'

import { payloadClient } from '@/lib/payload/payload-client'

async function readPageCss(id: string): Promise<string | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'pages',
    where: { id: { equals: id } },
    select: { css: true },
    depth: 0,
    limit: 1,
    overrideAccess: false,
  })
  return docs[0]?.css ? cleanCss(docs[0].css) : null
}

/** The cleaned CSS of a published page. Results are cached by id, so call it only with ids of existing pages. */
export const getPageCss = cached('page-css', readPageCss, (id) => [tags.document('pages', id)])
