import { emailField, nameFields } from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'

import { friendEmail } from './friend-email'
import { agencyEmail, confirmationEmail } from '@/features/submissions/model/standard-emails'

/** Sends a property to a friend. Subject, sender and link are ours: see T7 of the reliability plan. */
export const sendToFriend = defineForm({
  kind: 'sendToFriend',
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
  feedback: '/thank-you/send-to-friend/',
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
