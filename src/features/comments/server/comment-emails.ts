import type { Payload } from 'payload'

import {
  commentDigestEmail,
  commentEmail,
  type CommentedFacts,
} from '@/features/comments/emails/comment-emails'
import {
  defaultEmailSetting,
  isMailed,
  reasonFor,
  type EmailSetting,
} from '@/features/comments/model/comment-emails'
import { commentPath, parseCommented } from '@/features/comments/model/commented'
import { withNames } from '@/features/comments/model/mentions'
import type { StoredComment } from '@/features/comments/model/thread'
import { queueEmail } from '@/lib/email/queue-email'
import { env } from '@/lib/env'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import { studioText } from '@/lib/i18n/studio-text'
import { findDocumentTitle } from '@/lib/payload/readable-document'
import { belgianDay, belgianMoment, daysAfter, type Day } from '@/lib/time/belgian-time'
import { formatError } from '@/lib/values/format-error'
import { relatedId } from '@/lib/values/read-value'
import type { User } from '@/payload-types'

import { findComments, ofDocument, readNames, readStaff } from './comment-rows'

/** Belgian time from which the e-mails of a day leave. */
const sendFrom = '07:00'

/** Of a document with this many changes, those of earlier writers are not looked at. */
const maxActivities = 500

/** What the e-mails about a document are made from. */
interface Commented {
  path: string
  comments: StoredComment[]
  writers: ReadonlySet<string>
  names: Record<string, string>
  readAt: ReadonlyMap<string, string>
}

/** The ids of the accounts that changed a document, as far back as the log of activities goes. */
async function findWriters(payload: Payload, path: string): Promise<Set<string>> {
  const document = parseCommented(path)
  if (!document) return new Set()
  const isGlobal = document.collection === 'globals'
  const { docs } = await payload.find({
    collection: 'activities',
    where: isGlobal
      ? { place: { equals: document.id } }
      : { and: [{ place: { equals: document.collection } }, { documentId: { equals: document.id } }] },
    depth: 0,
    limit: maxActivities,
    pagination: false,
    sort: '-createdAt',
    select: { user: true },
    // Only decides who gets an e-mail.
    overrideAccess: true,
  })
  return new Set(docs.flatMap(({ user }) => relatedId(user) ?? []))
}

async function readCommented(payload: Payload, path: string): Promise<Commented> {
  const comments = await findComments(payload, ofDocument(path))
  const { docs: reads } = await payload.find({
    collection: 'commentReads',
    where: ofDocument(path),
    depth: 0,
    pagination: false,
    // Only decides who gets an e-mail.
    overrideAccess: true,
  })
  return {
    path,
    comments,
    writers: await findWriters(payload, path),
    names: await readNames(payload, comments),
    readAt: new Map(reads.map(({ user, readAt }) => [relatedId(user) ?? '', readAt])),
  }
}

const settingOf = ({ commentEmails }: User): EmailSetting => ({
  mentions: commentEmails?.mentions ?? defaultEmailSetting.mentions,
  threads: commentEmails?.threads ?? defaultEmailSetting.threads,
})

const threadOf = ({ comments }: Commented, comment: StoredComment): StoredComment[] => {
  const first = comment.thread ?? comment.id
  return comments.filter(({ id, thread }) => id === first || thread === first)
}

/** Whether an account gets an e-mail about a comment, at once or with those of the day. */
const isFor = (user: User, comment: StoredComment, about: Commented, time: 'now' | 'daily'): boolean =>
  isMailed(time, {
    user: user.id,
    setting: settingOf(user),
    readAt: about.readAt.get(user.id) ?? null,
    comment,
    thread: threadOf(about, comment),
    writers: about.writers,
  })

/** What an e-mail says; null for a document that its reader cannot open. */
async function describeFor(
  payload: Payload,
  user: User,
  { path, names }: Commented,
  comments: readonly StoredComment[],
): Promise<CommentedFacts | null> {
  const document = parseCommented(path)
  const title = document && (await findDocumentTitle(payload, document, user, user.language))
  const newest = comments.at(-1)
  if (!document || title === null || !newest) return null
  const former = mailTranslator(user.language)('comments.formerColleague')
  return {
    title: title || studioText(user.language, 'studioSearch.untitled'),
    href: `${env.serverUrl}${commentPath(document, newest)}`,
    comments: comments.map(({ author, text }) => ({
      author: names[author ?? ''] ?? former,
      text: withNames(text, (id) => names[id] ?? former),
    })),
  }
}

async function queueAtOnce(payload: Payload, user: User, comment: StoredComment, about: Commented) {
  const facts = await describeFor(payload, user, about, [comment])
  const reason = reasonFor(user.id, { comment, thread: threadOf(about, comment), writers: about.writers })
  if (!facts || !reason) return
  await queueEmail(payload, {
    key: `comment:${comment.id}:${user.id}`,
    template: 'comments.now',
    language: user.language,
    recipient: user.email,
    message: commentEmail({ ...facts, name: user.name, isMention: reason === 'mentions' }, user.language),
    sendUntil: daysAfter(new Date(), 2),
  })
}

/** Queues the e-mails about a new or changed comment for those who want them at once; each gets one for it. */
export async function queueCommentEmails(payload: Payload, id: string): Promise<void> {
  try {
    const [comment] = await findComments(payload, { id: { equals: id } })
    if (!comment) return
    const about = await readCommented(payload, comment.document)
    for (const user of await readStaff(payload))
      if (isFor(user, comment, about, 'now')) await queueAtOnce(payload, user, comment, about)
  } catch (error) {
    // The comment is stored, and shown on the first page of the studio.
    payload.logger.error({ msg: `No e-mail about comment ${id}`, reason: formatError(error) })
  }
}

async function queueDigest(
  payload: Payload,
  user: User,
  { day, due, documents }: { day: Day; due: ReadonlySet<string>; documents: readonly Commented[] },
): Promise<void> {
  const facts: CommentedFacts[] = []
  for (const about of documents) {
    const comments = about.comments.filter(
      (comment) => due.has(comment.id) && isFor(user, comment, about, 'daily'),
    )
    const described = await describeFor(payload, user, about, comments)
    if (described) facts.push(described)
  }
  if (facts.length === 0) return
  await queueEmail(payload, {
    key: `comments:${user.id}:${day}`,
    template: 'comments.digest',
    language: user.language,
    recipient: user.email,
    message: commentDigestEmail({ name: user.name, documents: facts }, user.language),
    sendUntil: daysAfter(new Date(), 1),
  })
}

/** Task of the worker: queues one e-mail a day for each member of staff, about what was written before seven that morning. */
export async function sendCommentDigests(payload: Payload, now: Date): Promise<void> {
  const day = belgianDay(now)
  const until = belgianMoment(day, sendFrom)
  if (now < until) return
  const comments = await findComments(payload, {
    and: [{ digestedAt: { exists: false } }, { createdAt: { less_than: until.toISOString() } }],
  })
  if (comments.length === 0) return
  const paths = [...new Set(comments.map(({ document }) => document))]
  const documents: Commented[] = []
  for (const path of paths) documents.push(await readCommented(payload, path))
  const due = new Set(comments.map(({ id }) => id))
  for (const user of await readStaff(payload)) await queueDigest(payload, user, { day, due, documents })
  // After the e-mails, whose keys are unique: a run that ends in between is done again without a second e-mail.
  await payload.db.updateMany({
    collection: 'comments',
    where: { id: { in: [...due] } },
    data: { digestedAt: now.toISOString() },
    returning: false,
  })
}
