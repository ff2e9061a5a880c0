import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { cleanCss } from '@/lib/theme/clean-css'

import { payloadClient } from './payload-client'

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

/** The cleaned css of the published page with that id; ask only for ids that exist. */
export const getPageCss = cached('page-css', readPageCss, [tags.pages])
