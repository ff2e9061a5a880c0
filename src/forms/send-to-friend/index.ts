import { emailField, nameFields } from '@/lib/forms/person-fields'

import { defineForm } from '../define-form'

import { sendToFriendLetters } from './send-to-friend-letters'

/** Tells somebody else of a property. Subject, sender and link are ours: see T7 of the reliability plan. */
export const sendToFriend = defineForm({
  kind: 'sendToFriend',
  title: {
    nl: 'Doorsturen naar een vriend',
    fr: 'Envoyer à un ami',
    en: 'Send to a friend',
    de: 'An Freunde senden',
  },
  intro: {
    nl: 'Uw vriend krijgt één e-mail over dit pand. We gebruiken beide adressen nergens anders voor.',
    fr: 'Votre ami reçoit un seul e-mail au sujet de ce bien. Nous n’utilisons les deux adresses pour rien d’autre.',
    en: 'Your friend gets one e-mail about this property. We use both addresses for nothing else.',
    de: 'Ihr Freund erhält eine einzige E-Mail zu diesem Objekt. Wir verwenden beide Adressen für nichts anderes.',
  },
  submitLabel: { nl: 'Doorsturen', fr: 'Envoyer', en: 'Send', de: 'Absenden' },
  about: 'property',
  steps: [
    {
      fields: [
        ...nameFields(),
        // In a row of its own, so that the friend's name and address stand beside each other.
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
  letters: sendToFriendLetters,
  fixture: async () => (await import('./send-to-friend.fixture')).sendToFriendFixture,
})
