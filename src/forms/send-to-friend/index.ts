import { emailField, nameFields } from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'

import { friendEmail } from './friend-email'
import { agencyEmail, confirmationEmail } from '@/features/submissions/model/standard-emails'

/** Sends a property to a friend. Subject, sender and link are ours: see T7 of the reliability plan. */
export const sendToFriend = defineForm({
  kind: 'sendToFriend',
  title: {
    nl: 'Doorsturen naar een vriend',
    fr: 'Envoyer à un ami',
    en: 'Send to a friend',
    de: 'Weiterleiten',
  },
  intro: {
    nl: 'Uw vriend krijgt een e-mail over dit pand, hoogstens één in 90 dagen. We gebruiken beide adressen nergens anders voor.',
    fr: 'Votre ami reçoit un e-mail au sujet de ce bien, un seul en 90 jours. Nous n’utilisons les deux adresses pour rien d’autre.',
    en: 'Your friend gets an e-mail about this property, one at most in 90 days. We use both addresses for nothing else.',
    de: 'Ihr Freund erhält eine E-Mail zu diesem Objekt, höchstens eine in 90 Tagen. Wir verwenden beide Adressen für nichts anderes.',
  },
  submitLabel: { nl: 'Doorsturen', fr: 'Envoyer', en: 'Send', de: 'Absenden' },
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
          label: {
            nl: 'Naam van uw vriend',
            fr: 'Nom de votre ami',
            en: 'Your friend’s name',
            de: 'Name Ihres Freundes',
          },
          required: true,
          autocomplete: 'off',
          width: 'half',
          maxLength: 80,
        },
        {
          kind: 'email',
          name: 'friendEmail',
          label: {
            nl: 'E-mail van uw vriend',
            fr: 'E-mail de votre ami',
            en: 'Your friend’s e-mail',
            de: 'E-Mail Ihres Freundes',
          },
          help: {
            nl: 'Eén adres.',
            fr: 'Une seule adresse.',
            en: 'One address.',
            de: 'Eine einzige Adresse.',
          },
          required: true,
          autocomplete: 'off',
          width: 'half',
        },
        {
          kind: 'textarea',
          name: 'message',
          label: {
            nl: 'Persoonlijk bericht',
            fr: 'Message personnel',
            en: 'Personal message',
            de: 'Persönliche Nachricht',
          },
          help: {
            nl: 'Kort en zonder links.',
            fr: 'Bref et sans liens.',
            en: 'Short and without links.',
            de: 'Kurz und ohne Links.',
          },
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
