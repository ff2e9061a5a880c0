import {
  contactDeviceField,
  messageField,
  personFields,
  timeSlotField,
} from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'

import { standardEmails } from '@/features/submissions/model/standard-emails'
import { detailsStep, propertyStep } from './property-step'

/** Requests a free valuation of a property. */
export const contactDemand = defineForm({
  kind: 'contactDemand',
  title: {
    nl: 'Gratis schatting',
    fr: 'Estimation gratuite',
    en: 'Free valuation',
    de: 'Kostenlose Schätzung',
  },
  intro: {
    nl: 'Gratis en zonder verbintenis. Een makelaar die de buurt kent, neemt contact met u op.',
    fr: 'Gratuit et sans engagement. Un agent qui connaît le quartier vous contacte.',
    en: 'Free and without obligation. An agent who knows the neighbourhood will contact you.',
    de: 'Kostenlos und unverbindlich. Ein Makler, der die Gegend kennt, meldet sich bei Ihnen.',
  },
  submitLabel: {
    nl: 'Schatting aanvragen',
    fr: 'Demander l’estimation',
    en: 'Request the valuation',
    de: 'Schätzung anfragen',
  },
  steps: [
    propertyStep,
    detailsStep,
    {
      title: { nl: 'Uw gegevens', fr: 'Vos coordonnées', en: 'Your details', de: 'Ihre Angaben' },
      fields: [
        ...personFields({ phone: 'required' }),
        timeSlotField(),
        contactDeviceField(),
        messageField(false, {
          label: { nl: 'Opmerking', fr: 'Remarque', en: 'Comments', de: 'Bemerkung' },
        }),
      ],
    },
  ],
  feedback: '/thank-you/contact-demand/',
  emails: standardEmails('contactDemand'),
  fixture: async () => (await import('./contact-demand.fixture')).contactDemandFixture,
})
