import type { GlobalAfterChangeHook, Payload, PayloadRequest, Where } from 'payload'

import { onRefresh } from '@/lib/cache/refreshes'
import { tags } from '@/lib/cache/tags'
import { publicAccess } from '@/lib/payload/access'

import { offeredGoals, propertyGoals, type PropertyGoal } from '@/features/property/model/goal'

/** Every read of a property asks, so the answer is kept until the setting changes, in any process. */
let answers = new WeakMap<Payload, Promise<boolean>>()

onRefresh((changed) => {
  if (changed?.includes(tags.settings('siteConfig')) ?? true) answers = new WeakMap()
})

async function readShowTakeovers(payload: Payload): Promise<boolean> {
  const { showTakeovers } = await payload.findGlobal({
    slug: 'siteConfig',
    select: { showTakeovers: true },
    depth: 0,
    overrideAccess: false,
  })
  return showTakeovers === true
}

function showsTakeovers(payload: Payload): Promise<boolean> {
  const known = answers.get(payload)
  if (known) return known
  const shows = readShowTakeovers(payload)
  answers.set(payload, shows)
  // A failed read is not kept.
  shows.catch(() => answers.delete(payload))
  return shows
}

/** Hook of the site configuration: the next read of a property asks again. */
export const forgetShowTakeovers: GlobalAfterChangeHook = ({ doc, req }) => {
  answers.delete(req.payload)
  return doc
}

/** The goals that visitors find now, for reads and checks without Next. */
export const readOfferedGoals = async (payload: Payload): Promise<PropertyGoal[]> =>
  offeredGoals(await showsTakeovers(payload))

async function wherePublic({ payload }: PayloadRequest): Promise<Where> {
  const isPublished: Where = { _status: { equals: 'published' } }
  const goals = await readOfferedGoals(payload)
  const areAllOffered = goals.length === propertyGoals.length
  return areAllOffered ? isPublished : { and: [isPublished, { goal: { in: goals } }] }
}

/**
 * Which properties visitors may see at all. Every read of a page, list, sitemap, form or e-mail passes through it
 * (`overrideAccess: false`); none repeats it. The queries of `listings/server/catalogue-query` name their goals.
 */
export const publicProperties = publicAccess(
  wherePublic,
  'Published documents; takeovers of businesses only while the site shows them (site configuration).',
)
