import type { StoredComment } from './thread'

/** When a member of staff gets an e-mail about comments. */
export const emailTimes = ['now', 'daily', 'never'] as const
export type EmailTime = (typeof emailTimes)[number]

/** The setting of an account. */
export interface EmailSetting {
  /** Of comments that mention the account. */
  mentions: EmailTime
  /** Of others in threads that it takes part in, and on documents that it wrote. */
  threads: EmailTime
}

export const defaultEmailSetting: EmailSetting = { mentions: 'now', threads: 'daily' }

interface Around {
  comment: StoredComment
  /** All comments of its thread. */
  thread: readonly StoredComment[]
  /** The ids of those who wrote the document. */
  writers: ReadonlySet<string>
}

/** Why a comment concerns an account; null when it does not, and for its author. */
export function reasonFor(user: string, { comment, thread, writers }: Around): keyof EmailSetting | null {
  if (comment.author === user || comment.text === '') return null
  if (comment.mentioned.includes(user)) return 'mentions'
  const takesPart = thread.some(({ author, mentioned }) => author === user || mentioned.includes(user))
  return takesPart || writers.has(user) ? 'threads' : null
}

/** Whether a comment goes into the e-mail of an account that is sent at this time. */
export function isMailed(
  time: EmailTime,
  {
    user,
    setting,
    readAt,
    ...around
  }: Around & { user: string; setting: EmailSetting; readAt: string | null },
): boolean {
  const reason = reasonFor(user, around)
  if (reason === null || setting[reason] !== time) return false
  const isResolved = around.thread.some(({ resolvedAt }) => resolvedAt !== null)
  return !isResolved && (readAt === null || readAt < around.comment.createdAt)
}
