import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'

import { hasRole, type StaffRole } from '@/lib/payload/access'
import type { Locale } from '@/lib/i18n/locales'
import { titleFields, type TranslatedCollection } from '@/features/translation/model/translated-collections'

import { findReviewWork } from '@/features/review/server/api'
import { findWaitingComments, type WaitingComment } from '@/features/comments/server/api'
import { findThumbnail } from '@/features/media/server/api'
import { countOverdue } from '@/features/privacy/server/api'
import { forReader } from '@/lib/payload/reader-language'
import { relatedId } from '@/lib/values/read-value'
import { readLanguages } from '@/lib/payload/read-languages'

import { countAbsent } from './count-absent'
import { cardsFor, type CountedCard } from './dashboard-cards'
import { readFirstSteps } from './read-first-steps'
import { readSchedule } from './read-schedule'

type User = NonNullable<PayloadRequest['user']>

export type Viewer = {
  payload: Payload
  user: User
  role: StaffRole
  /** The collections and globals in their menu. */
  visible: readonly string[]
  /** Of the studio. */
  language: string
}

/** A part that fails stays empty so that the rest of the page is shown. */
async function orNull<T>(payload: Payload, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (err) {
    payload.logger.error({ err, msg: 'A part of the dashboard could not be read' })
    return null
  }
}

type Count = { collection: CollectionSlug; where: Where; locale?: Locale }

async function count({ payload, user }: Viewer, what: Count): Promise<number> {
  return (await payload.count({ ...what, user, overrideAccess: false })).totalDocs
}

async function readCards(viewer: Viewer, now: Date): Promise<CountedCard[]> {
  const cards = await Promise.all(
    cardsFor(viewer.role, viewer.visible, now).map(async (card) => ({
      ...card,
      count: await orNull(viewer.payload, count(viewer, { collection: card.collection, where: card.filter })),
    })),
  )
  return cards.filter((card) => !card.isRare || card.count !== 0)
}

export type MissingTexts = { locale: Locale; count: number }

/** How many documents do not exist in a language. */
async function readTranslations(viewer: Viewer): Promise<MissingTexts[]> {
  const titled = Object.entries(titleFields).filter(([slug, title]) => title && viewer.visible.includes(slug))
  const { enabled } = await readLanguages(viewer.payload)
  return Promise.all(
    enabled.map(async (locale) => {
      // The keys of the list are collections; Object.entries widens them.
      const counts = titled.map(([slug, title]) =>
        countAbsent(viewer, slug as TranslatedCollection, String(title), locale),
      )
      return { locale, count: (await Promise.all(counts)).reduce((sum, each) => sum + each, 0) }
    }),
  )
}

export type ImportRun = { id: string; source: string; startedAt: string; errors: number }

async function readImports({ payload, user }: Viewer): Promise<ImportRun[]> {
  const { docs } = await payload.find({
    collection: 'importRuns',
    user,
    overrideAccess: false,
    depth: 0,
    limit: 3,
    pagination: false,
    sort: '-startedAt',
    select: { source: true, startedAt: true, recordErrors: true },
  })
  return docs.map(({ id, source, startedAt, recordErrors }) => ({
    id,
    source,
    startedAt,
    errors: Array.isArray(recordErrors) ? recordErrors.length : 0,
  }))
}

export type LatestProperty = { id: string; title: string; picture: string | undefined }

/** A row of the widest screen. */
const latestCount = 6

async function readLatest({ payload, user, language }: Viewer): Promise<LatestProperty[]> {
  const { docs } = await payload.find({
    collection: 'properties',
    user,
    overrideAccess: false,
    depth: 0,
    limit: latestCount,
    pagination: false,
    sort: '-ref',
    where: { pictures: { exists: true } },
    select: { studioTitle: true, pictures: true },
    ...forReader(language),
  })
  return Promise.all(
    docs.map(async ({ id, studioTitle, pictures }) => {
      const first = relatedId(pictures?.[0])
      return {
        id,
        title: studioTitle ?? '',
        picture: first === null ? undefined : await findThumbnail(payload, first),
      }
    }),
  )
}

/** Comments wait for accounts of staff. */
async function readComments({ payload, user, language }: Viewer): Promise<WaitingComment[]> {
  return user.collection === 'users' ? findWaitingComments(payload, user, language) : []
}

/** Data of the dashboard, read with the user's access. Parts for other roles are left out. */
export async function readDashboard(viewer: Viewer, now: Date) {
  const { language, payload, role, user, visible } = viewer
  const mayTranslate = hasRole(user, 'administrator', 'editor', 'translator')
  const maySchedule = hasRole(user, 'administrator', 'editor', 'agent')
  const mayImport = visible.includes('importRuns')
  const answersForData = hasRole(user, 'administrator', 'editor')
  const mayReadProperties = visible.includes('properties')
  const [firstSteps, comments, cards, latest, translations, schedule, imports, overdue, reviews] =
    await Promise.all([
      orNull(payload, readFirstSteps(viewer, now)),
      orNull(payload, readComments(viewer)),
      readCards(viewer, now),
      mayReadProperties ? orNull(payload, readLatest(viewer)) : undefined,
      mayTranslate ? orNull(payload, readTranslations(viewer)) : undefined,
      maySchedule ? orNull(payload, readSchedule(viewer, now)) : undefined,
      mayImport ? orNull(payload, readImports(viewer)) : undefined,
      answersForData ? orNull(payload, countOverdue(payload, now)) : undefined,
      orNull(payload, findReviewWork(payload, user, { id: String(user.id), role, language })),
    ])
  return {
    firstSteps: firstSteps ?? [],
    comments: comments ?? [],
    cards,
    latest,
    translations,
    schedule,
    imports,
    overdue,
    reviews,
  }
}
