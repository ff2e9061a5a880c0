import { addressFields } from '@/features/submissions/model/address-fields'
import {
  contactDeviceField,
  messageField,
  personFields,
  timeSlotField,
} from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'

import { standardEmails } from '@/features/submissions/model/standard-emails'

/** Requests a visit; the agency proposes the time. Fixed times are booked with the appointment form. */
export const visitRequest = defineForm({
  kind: 'visitRequest',
  title: {
    nl: 'Een bezoek aanvragen',
    fr: 'Demander une visite',
    en: 'Request a viewing',
    de: 'Besichtigung anfragen',
  },
  intro: {
    nl: 'Laat weten wanneer het u past. De makelaar bevestigt dag en uur, in overleg met de bewoners.',
    fr: 'Dites-nous quand cela vous convient. L’agent confirme le jour et l’heure, en accord avec les occupants.',
    en: 'Tell us when it suits you. The agent confirms day and time, in agreement with the occupants.',
    de: 'Sagen Sie uns, wann es Ihnen passt. Der Makler bestätigt Tag und Uhrzeit in Absprache mit den Bewohnern.',
  },
  submitLabel: {
    nl: 'Bezoek aanvragen',
    fr: 'Demander la visite',
    en: 'Request the viewing',
    de: 'Besichtigung anfragen',
  },
  about: 'property',
  steps: [
    {
      fields: [
        ...personFields({ phone: 'required' }),
        ...addressFields({ onlyIf: 'address' }),
        {
          kind: 'date',
          name: 'preferredDay',
          label: { nl: 'Voorkeursdag', fr: 'Jour souhaité', en: 'Preferred day', de: 'Bevorzugter Tag' },
          help: {
            nl: 'Vanaf morgen, tot drie maanden vooruit.',
            fr: 'À partir de demain, jusqu’à trois mois à l’avance.',
            en: 'From tomorrow, up to three months ahead.',
            de: 'Ab morgen, bis zu drei Monate im Voraus.',
          },
          autocomplete: 'off',
          width: 'half',
          fromDays: 1,
          toDays: 90,
        },
        // Always requested, whatever the settings are: without them this would be the form “contact me”.
        { ...timeSlotField(), onlyIf: undefined },
        { ...contactDeviceField(), onlyIf: undefined },
        messageField(),
      ],
    },
  ],
  feedback: '/thank-you/contact-me/',
  emails: standardEmails('visitRequest'),
  fixture: async () => (await import('./visit-request.fixture')).visitRequestFixture(),
})
