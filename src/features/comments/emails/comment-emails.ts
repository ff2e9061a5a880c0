import { greetingFor } from '@/features/submissions/model/standard-emails'
import type { EmailMessage, EmailPart } from '@/lib/email/email-message'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'

/** Comments of one document. */
export interface CommentedFacts {
  /** Of the document. */
  title: string
  /** Of the thread in the studio; of its newest comment. */
  href: string
  comments: { author: string; text: string }[]
}

const commentParts = ({ comments, href }: CommentedFacts, locale: Locale): EmailPart[] => [
  ...comments.map(({ author, text }): EmailPart => ({ type: 'note', text: `${author}\n${text}` })),
  { type: 'button', label: mailTranslator(locale)('comments.openComment'), href },
]

/** Tells a member of staff of a comment at once. */
export function commentEmail(
  facts: CommentedFacts & { name: string; isMention: boolean },
  locale: Locale,
): EmailMessage {
  const t = mailTranslator(locale)
  const { comments, isMention, name, title } = facts
  const values = { author: comments[0]?.author ?? '', title }
  return {
    subject: t(isMention ? 'comments.mentionSubject' : 'comments.threadSubject', values),
    greeting: greetingFor(name, locale),
    parts: [
      { type: 'text', text: t(isMention ? 'comments.mentionText' : 'comments.threadText', values) },
      ...commentParts(facts, locale),
      { type: 'note', text: t('comments.setting') },
    ],
  }
}

/** The comments of a day, in one e-mail. */
export function commentDigestEmail(
  { name, documents }: { name: string; documents: readonly CommentedFacts[] },
  locale: Locale,
): EmailMessage {
  const t = mailTranslator(locale)
  const count = documents.reduce((sum, { comments }) => sum + comments.length, 0)
  return {
    subject: t('comments.digestSubject', { count }),
    greeting: greetingFor(name, locale),
    parts: [
      { type: 'text', text: t('comments.digestText', { count }) },
      ...documents.flatMap((facts): EmailPart[] => [
        { type: 'heading', text: facts.title },
        ...commentParts(facts, locale),
      ]),
      { type: 'note', text: t('comments.setting') },
    ],
  }
}
