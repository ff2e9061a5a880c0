import { contactDeviceField, messageField, personFields, timeSlotField } from '@/lib/forms/person-fields'

import { defineForm } from '../define-form'

import { contactDemandLetters } from './contact-demand-letters'
import { detailsStep, propertyStep } from './property-step'

/** Asks what a property is worth, free of charge. */
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
          label: { nl: 'Opmerking', fr: 'Remarque', en: 'Remark', de: 'Bemerkung' },
        }),
      ],
    },
  ],
  feedback: '/thank-you/contact-demand/',
  letters: contactDemandLetters,
  fixture: async () => (await import('./contact-demand.fixture')).contactDemandFixture,
})
