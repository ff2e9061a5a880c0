import type { GlobalAfterChangeHook, Payload, PayloadRequest, Where } from 'payload'

import { publicAccess } from '@/lib/payload/access'

/** For changes by another process: this one forgets the answer at once. */
const maxAgeMs = 5000

interface Answer {
  shows: Promise<boolean>
  readAt: number
}

/** Every read of a property asks, so the answer is kept. */
const answers = new WeakMap<Payload, Answer>()

async function readShowTakeovers(payload: Payload): Promise<boolean> {
  const { showTakeovers } = await payload.findGlobal({
    slug: 'siteConfig',
    select: { showTakeovers: true },
    depth: 0,
    overrideAccess: false,
  })
  return showTakeovers === true
}

function showsTakeovers({ payload }: PayloadRequest): Promise<boolean> {
  const known = answers.get(payload)
  if (known && Date.now() - known.readAt < maxAgeMs) return known.shows
  const shows = readShowTakeovers(payload)
  answers.set(payload, { shows, readAt: Date.now() })
  // A failed read is not kept.
  shows.catch(() => answers.delete(payload))
  return shows
}

/** Hook of the site configuration: the next read of a property asks again. */
export const forgetShowTakeovers: GlobalAfterChangeHook = ({ doc, req }) => {
  answers.delete(req.payload)
  return doc
}

async function wherePublic(req: PayloadRequest): Promise<Where> {
  const isPublished: Where = { _status: { equals: 'published' } }
  return (await showsTakeovers(req))
    ? isPublished
    : { and: [isPublished, { goal: { in: ['sale', 'rent'] } }] }
}

/**
 * Which properties visitors may see at all. Every read of a page, list, sitemap, form or e-mail passes through it
 * (`overrideAccess: false`); none repeats it. The queries of `listings/server/catalogue-query` name their goals.
 */
export const publicProperties = publicAccess(
  wherePublic,
  'Published documents; takeovers of businesses only while the site shows them (site configuration).',
)
