import type { Payload } from 'payload'

import { digestEmail, type DigestProperty } from '@/features/accounts/emails/digest-email'
import { digestDayOf } from '@/features/accounts/model/digest-week'
import { awaitsAnswer, type OwnedProperty } from '@/features/accounts/model/owner-facts'
import { portalPath } from '@/features/accounts/model/portal-path'
import { readPriceStyle } from '@/features/property/server/api'
import { countVisits } from '@/features/statistics/server/api'
import { queueEmail } from '@/lib/email/queue-email'
import { readMailBrand } from '@/lib/email/read-mail-brand'
import { env } from '@/lib/env'
import { signedLinkPath } from '@/lib/http/signed-links'
import { daysAfter, monthsAfter, type Day } from '@/lib/time/belgian-time'
import { formatError } from '@/lib/values/format-error'
import type { Owner } from '@/payload-types'

import { findOwnProperties } from './own-properties'
import { readLeads } from './read-activity'
import { readViewings } from './read-viewings'

const maxPerRun = 100

/** An e-mail may be read again later; its link must still end these e-mails then. */
const linkMonths = 24

/** Owners who know the portal and have not had the summary of this Monday. */
async function findDue(payload: Payload, monday: Day): Promise<Owner[]> {
  const { docs } = await payload.find({
    collection: 'owners',
    where: {
      and: [
        { weeklyDigest: { equals: true } },
        { or: [{ invitedAt: { exists: true } }, { lastSignInAt: { exists: true } }] },
        { or: [{ digestDay: { exists: false } }, { digestDay: { not_equals: monday } }] },
      ],
    },
    depth: 0,
    limit: maxPerRun,
    pagination: false,
    sort: 'createdAt',
    // The worker has no user. It sends to these owners alone, about their own properties.
    overrideAccess: true,
  })
  return docs
}

async function weekOf(
  payload: Payload,
  property: OwnedProperty,
  { language, now }: { language: Owner['language']; now: Date },
): Promise<DigestProperty> {
  const { id, title, address } = property
  const since = daysAfter(now, -7).toISOString()
  const [visits, leads, viewings] = await Promise.all([
    countVisits(payload, [id], now),
    readLeads(payload, id),
    readViewings(payload, id, now),
  ])
  const upcoming = viewings.filter(({ isOpen }) => isOpen)
  return {
    title,
    address,
    href: `${env.serverUrl}${portalPath(language, id)}`,
    visits: visits.get(id)?.week ?? 0,
    leads: leads.filter(({ at }) => at >= since).length,
    viewings: upcoming.length,
    unanswered: upcoming.filter(awaitsAnswer).length,
  }
}

/** What is sold, let or withdrawn has no news. */
const hasNews = ({ shown }: OwnedProperty): boolean => shown === 'available' || shown === 'underOption'

async function queueDigest(payload: Payload, owner: Owner, { monday, now }: { monday: Day; now: Date }) {
  const { id, language, email, name } = owner
  const properties = (await findOwnProperties(payload, id, language)).filter(hasNews)
  if (properties.length > 0) {
    const weeks = await Promise.all(properties.map((each) => weekOf(payload, each, { language, now })))
    const [brand, priceStyle] = await Promise.all([readMailBrand(payload, language), readPriceStyle(payload)])
    const about = { locale: language, agencyName: brand.name, priceStyle, name }
    const link = signedLinkPath(language, 'digest', id, monthsAfter(now, linkMonths), env.payloadSecret)
    const pageUrl = `${env.serverUrl}${link}`
    await queueEmail(payload, {
      key: `owner:${id}:digest:${monday}`,
      template: 'owner.digest',
      language,
      recipient: email,
      message: digestEmail({ ...about, properties: weeks, pageUrl }),
      sendUntil: daysAfter(now, 2),
    })
  }
  // After the e-mail, whose key is unique: a crash in between queues none twice.
  await payload.db.updateOne({ collection: 'owners', id, data: { digestDay: monday }, returning: false })
}

/** Task of the worker: queues the weekly summaries from Monday morning on, one for each owner. */
export async function sendDigests(payload: Payload, now: Date = new Date()): Promise<void> {
  const monday = digestDayOf(now)
  if (monday === null) return
  for (const owner of await findDue(payload, monday)) {
    try {
      await queueDigest(payload, owner, { monday, now })
    } catch (error) {
      // The next run tries it again.
      payload.logger.error({ msg: `No weekly summary for owner ${owner.id}`, reason: formatError(error) })
    }
  }
}
