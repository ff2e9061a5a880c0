import type { CollectionBeforeReadHook, GlobalAfterChangeHook, Payload, PayloadRequest, Where } from 'payload'

import { onRefresh } from '@/lib/cache/refreshes'
import { tags } from '@/lib/cache/tags'
import { publicAccess, staffRole } from '@/lib/payload/access'
import {
  defaultDaysShownWhenGone,
  disclosedFields,
  disclosureOf,
  type Disclosure,
  type DisclosurePolicy,
  type DisclosureSource,
} from '@/features/property/model/disclosure'

import { offeredGoals, propertyGoals, type PropertyGoal } from '@/features/property/model/goal'

/** The settings that decide what visitors may see of properties. */
interface PublicSettings extends DisclosurePolicy {
  showsTakeovers: boolean
}

/** Every read of a property asks, so the answer is cached until the settings change, in any process. */
let answers = new WeakMap<Payload, Promise<PublicSettings>>()

const settingTags = [tags.settings('siteConfig'), tags.settings('propertyCodes')]

onRefresh((changed) => {
  if (!changed || settingTags.some((tag) => changed.includes(tag))) answers = new WeakMap()
})

async function readSettings(payload: Payload): Promise<PublicSettings> {
  const options = { depth: 0, overrideAccess: false } as const
  const [config, codes] = await Promise.all([
    payload.findGlobal({
      slug: 'siteConfig',
      select: { showTakeovers: true, daysShownWhenGone: true },
      ...options,
    }),
    payload.findGlobal({ slug: 'propertyCodes', select: { marquee: true }, ...options }),
  ])
  return {
    showsTakeovers: config.showTakeovers === true,
    daysShownWhenGone: config.daysShownWhenGone ?? defaultDaysShownWhenGone,
    marquees: (codes.marquee ?? []).map(({ code, meaning }) => ({ code, meaning })),
  }
}

/** The settings in force. */
export function publicSettings(payload: Payload): Promise<PublicSettings> {
  const storedSettings = answers.get(payload)
  if (storedSettings) return storedSettings
  const settings = readSettings(payload)
  answers.set(payload, settings)
  // A failed read is not cached.
  settings.catch(() => answers.delete(payload))
  return settings
}

/** Hook of these settings: the next read of a property asks again. */
export const forgetPublicSettings: GlobalAfterChangeHook = ({ doc, req }) => {
  answers.delete(req.payload)
  return doc
}

/** The goals that visitors find now, for reads and checks without Next. */
export const readOfferedGoals = async (payload: Payload): Promise<PropertyGoal[]> =>
  offeredGoals((await publicSettings(payload)).showsTakeovers)

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
  'Published documents; takeovers of businesses only while the site shows them (site configuration). Of a property that is sold or let, the fields that visitors may still know.',
)

/** What visitors may know of a stored property now. */
export const disclosureNow = async (payload: Payload, property: DisclosureSource): Promise<Disclosure> =>
  disclosureOf(property, await publicSettings(payload), new Date())

/** Hook of properties: a sold or let one is read by visitors with the fields alone that they may still know. */
export const hideGone: CollectionBeforeReadHook = async ({ doc, overrideAccess, req }) => {
  if (overrideAccess || staffRole(req.user) !== null) return doc
  const disclosure = await disclosureNow(req.payload, doc)
  return disclosure === 'open' ? doc : { ...disclosedFields(doc, disclosure), disclosure }
}

/** Fields that `hideGone` needs, whatever a query selects. */
export const fieldsOfDisclosure = {
  status: true,
  marquee: true,
  soldAt: true,
  sellerConsent: true,
  // Titles that name them are hidden.
  street: true,
  price: true,
} as const
