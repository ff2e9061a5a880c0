import { addressFields } from '@/features/submissions/model/address-fields'
import { messageField, personFields } from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'

import { standardEmails } from '@/features/submissions/model/standard-emails'

/** Applies for a job at the agency. */
export const jobContact = defineForm({
  kind: 'jobContact',
  title: { nl: 'Solliciteren', fr: 'Postuler', en: 'Apply for a job', de: 'Bewerben' },
  submitLabel: {
    nl: 'Sollicitatie versturen',
    fr: 'Envoyer ma candidature',
    en: 'Send my application',
    de: 'Bewerbung absenden',
  },
  steps: [
    {
      fields: [
        ...personFields({ phone: 'required' }),
        ...addressFields({ onlyIf: 'address' }),
        {
          kind: 'text',
          name: 'position',
          label: { nl: 'Functie', fr: 'Fonction', en: 'Position', de: 'Stelle' },
          help: {
            nl: 'Waarvoor u solliciteert. Laat leeg voor een spontane sollicitatie.',
            fr: 'Pour laquelle vous postulez. Laissez vide pour une candidature spontanée.',
            en: 'What you are applying for. Leave empty for an unsolicited application.',
            de: 'Wofür Sie sich bewerben. Leer lassen für eine Initiativbewerbung.',
          },
          autocomplete: 'organization-title',
          maxLength: 120,
        },
        messageField(true, {
          label: {
            nl: 'Uw motivatie',
            fr: 'Votre motivation',
            en: 'Your motivation',
            de: 'Ihre Motivation',
          },
        }),
        {
          kind: 'file',
          name: 'cv',
          label: {
            nl: 'Uw cv',
            fr: 'Votre CV',
            en: 'Your CV',
            de: 'Ihr Lebenslauf',
          },
          help: {
            nl: 'PDF of Word (docx), hoogstens 5\u00a0MB. We gebruiken het alleen voor deze sollicitatie.',
            fr: 'PDF ou Word (docx), 5\u00a0Mo au plus. Nous ne l’utilisons que pour cette candidature.',
            en: 'PDF or Word (docx), at most 5\u00a0MB. We use it for this application alone.',
            de: 'PDF oder Word (docx), höchstens 5\u00a0MB. Wir verwenden ihn nur für diese Bewerbung.',
          },
          required: true,
        },
      ],
    },
  ],
  feedback: '/thank-you/job-contact/',
  emails: standardEmails('jobContact'),
  fixture: async () => (await import('./job-contact.fixture')).jobContactFixture,
})
