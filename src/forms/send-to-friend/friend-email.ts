import type { EmailMessage } from '@/lib/email/email-message'
import { neutraliseLinks } from '@/lib/email/neutralise-links'

import type { EmailFacts } from '@/features/submissions/model/define-form'
import { closingFor, greetingFor } from '@/features/submissions/model/standard-emails'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import { textOf } from '@/lib/values/read-value'

const withoutLinks = (answer: unknown): string => neutraliseLinks(textOf(answer))

/**
 * The e-mail to the friend. It contains three texts of the visitor, without links: both names and the short message.
 * `null` when the property is no longer public.
 */
export function friendEmail({ answers, about, locale, agencyName }: EmailFacts): EmailMessage | null {
  if (!about) return null
  const t = mailTranslator(locale)
  const sender = [withoutLinks(answers.firstName), withoutLinks(answers.lastName)].filter(Boolean).join(' ')
  const message = withoutLinks(answers.message)
  return {
    subject: t('forms.sendToFriend.friend.subject'),
    greeting: greetingFor(withoutLinks(answers.friendName), locale),
    parts: [
      { type: 'text', text: t('forms.sendToFriend.friend.opening', { sender }) },
      ...(message === ''
        ? []
        : [
            { type: 'heading' as const, text: t('forms.sendToFriend.friend.messageHeading', { sender }) },
            { type: 'text' as const, text: message },
          ]),
      { type: 'property', ...about },
      { type: 'note', text: t('forms.sendToFriend.friend.whyYou', { sender }) },
    ],
    closing: closingFor(agencyName, locale),
  }
}
