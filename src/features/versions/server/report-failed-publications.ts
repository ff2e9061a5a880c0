import { createLocalReq, getLocalI18n, type CollectionSlug, type Payload } from 'payload'

import {
  failedPublicationEmail,
  type FailedPublication,
} from '@/features/versions/emails/failed-publication-email'
import { draftedGlobals } from '@/lib/payload/global-drafts'
import {
  studioPathOf,
  toPlannedPublication,
  type PlannedPublication,
} from '@/features/versions/model/planned-publication'
import { isEmailQueued, queueEmail } from '@/lib/email/queue-email'
import { env } from '@/lib/env'
import { sourceLocale, type Locale } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'
import { forEachOf } from '@/lib/payload/for-each-row'
import { isOneOf, isRecord, textOf } from '@/lib/values/read-value'
import { daysAfter } from '@/lib/time/belgian-time'
import type { PayloadJob, User } from '@/payload-types'
import { findDocumentTitle } from '@/lib/payload/readable-document'

import { findPublishRefusal } from './find-publish-refusal'

/** Failures older than this are not reported any more: their e-mail is in the outbox or no longer useful. */
const reportedDays = 2

async function findUser(payload: Payload, id: string): Promise<User | null> {
  return payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    // The worker has no user; the e-mail goes to the account itself.
    overrideAccess: true,
  })
}

async function readLanguage(payload: Payload): Promise<Locale> {
  const { languageDefault } = await payload.findGlobal({
    slug: 'siteConfig',
    depth: 0,
    select: { languageDefault: true },
    overrideAccess: false,
  })
  return languageDefault ?? sourceLocale
}

const documentOf = ({ collection, document }: PlannedPublication) => ({ collection, id: document })

const storedReason = ({ error }: PayloadJob): string => (isRecord(error) ? textOf(error.message) : '')

/** The reason as it is today, with the names of the fields; the stored one when publishing would work today. */
async function findReason(
  payload: Payload,
  plan: PlannedPublication,
  user: User,
  job: PayloadJob,
  language: Locale,
): Promise<string> {
  if (!plan.isPublication) return storedReason(job)
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  req.i18n = await getLocalI18n({ config: payload.config, language })
  const publication =
    plan.collection === 'globals' && isOneOf(draftedGlobals, plan.document)
      ? { global: plan.document }
      : { collection: plan.collection as CollectionSlug, id: plan.document, locale: plan.locale }
  // A fault of the program has no words for editors.
  const refusal = await findPublishRefusal(req, publication).catch(() => null)
  return refusal ?? storedReason(job)
}

async function report(payload: Payload, job: PayloadJob, language: Locale): Promise<void> {
  const key = `failed-publication:${job.id}`
  if (await isEmailQueued(payload, key)) return
  const plan = toPlannedPublication(job.input)
  const user = plan?.setBy ? await findUser(payload, plan.setBy) : null
  const title = plan && user ? await findDocumentTitle(payload, documentOf(plan), user, language) : null
  if (!plan || !user || title === null) return
  const facts: FailedPublication = {
    title: title || studioText(language, 'studioSearch.untitled'),
    dueAt: job.waitUntil ?? job.createdAt,
    isPublication: plan.isPublication,
    reason: await findReason(payload, plan, user, job, language),
    href: `${env.serverUrl}${studioPathOf(plan)}`,
    name: user.name,
  }
  await queueEmail(payload, {
    key,
    template: 'failedPublication',
    language,
    recipient: user.email,
    message: failedPublicationEmail(facts, language),
  })
}

/** Task of the worker: tells the members of staff who scheduled a publication that it failed, once, by e-mail. */
export async function reportFailedPublications(payload: Payload, now: Date): Promise<void> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { hasError: { equals: true } },
        { updatedAt: { greater_than: daysAfter(now, -reportedDays).toISOString() } },
      ],
    },
    depth: 0,
    limit: 50,
    pagination: false,
    sort: '-updatedAt',
    // The worker has no user. Jobs hold only the ids of what they publish.
    overrideAccess: true,
  })
  if (docs.length === 0) return
  const language = await readLanguage(payload)
  const failures = await forEachOf(
    docs,
    ({ id }) => ({ collection: 'payload-jobs', id: String(id) }),
    (job) => report(payload, job, language),
  )
  for (const { id, reason } of failures)
    payload.logger.error(`Failed publication ${id} is not reported: ${reason}`)
}
