import { defineForm } from '@/features/submissions/model/define-form'
import { questionStep, questionSubmitLabel } from '@/features/submissions/model/question-step'
import { standardEmails } from '@/features/submissions/model/standard-emails'

/** A question about a property. */
export const contactMe = defineForm({
  kind: 'contactMe',
  title: {
    nl: 'Meer info over dit pand',
    fr: 'Plus d’informations sur ce bien',
    en: 'More information about this property',
    de: 'Mehr Informationen zu diesem Objekt',
  },
  submitLabel: questionSubmitLabel,
  about: 'property',
  steps: [questionStep()],
  feedback: '/thank-you/contact-me/',
  emails: standardEmails('contactMe'),
  fixture: async () => (await import('./contact-me.fixture')).contactMeFixture,
})
