import { emailField, nameFields } from '@/features/submissions/model/person-fields'
import { defineForm, type EmailFacts } from '@/features/submissions/model/define-form'
import {
  agencyEmail,
  confirmationEmail,
  closingFor,
  greetingFor,
} from '@/features/submissions/model/standard-emails'
import type { EmailMessage } from '@/lib/email/email-message'
import { neutraliseLinks } from '@/lib/email/neutralise-links'
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

/** Sends a property to a friend. Subject, sender and link are ours: see T7 of the reliability plan. */
export const sendToFriend = defineForm({
  kind: 'sendToFriend',
  retentionMonths: 1,
  failureText: 'form.mailNotSent',
  allowance: { points: 5, seconds: 24 * 60 * 60 },
  about: 'property',
  steps: [
    {
      fields: [
        ...nameFields(),
        // In a separate row, so that the friend's name and e-mail address are side by side.
        { ...emailField(), width: undefined },
        {
          kind: 'text',
          name: 'friendName',
          required: true,
          autocomplete: 'off',
          width: 'half',
          maxLength: 80,
        },
        {
          kind: 'email',
          name: 'friendEmail',
          required: true,
          autocomplete: 'off',
          width: 'half',
        },
        {
          kind: 'textarea',
          name: 'message',
          autocomplete: 'off',
          maxLength: 500,
        },
      ],
    },
  ],
  rules: [{ rule: 'differs', field: 'friendEmail', other: 'email' }],
  emails: {
    agency: (facts) => agencyEmail(facts),
    // Contains no typed text: the sender's e-mail address may also belong to another person.
    visitor: (facts) => confirmationEmail(facts, 'sendToFriend', { withAnswers: false }),
    others: (facts) => {
      const to = facts.answers.friendEmail
      const message = friendEmail(facts)
      return typeof to === 'string' && message ? [{ to, key: 'friend', message, onceInDays: 90 }] : []
    },
  },
  fixture: async () => (await import('./send-to-friend.fixture')).sendToFriendFixture,
})
