import { defineForm } from '@/features/submissions/model/define-form'
import { questionStep, questionSubmitLabel } from '@/features/submissions/model/question-step'
import { standardEmails } from '@/features/submissions/model/standard-emails'

/** A question about a new-build project. */
export const contactConstruction = defineForm({
  kind: 'contactConstruction',
  title: {
    nl: 'Meer info over dit project',
    fr: 'Plus d’informations sur ce projet',
    en: 'More information about this project',
    de: 'Mehr Informationen zu diesem Projekt',
  },
  submitLabel: questionSubmitLabel,
  about: 'project',
  steps: [questionStep()],
  feedback: '/thank-you/contact-construction/',
  emails: standardEmails('contactConstruction'),
  fixture: async () => (await import('./contact-construction.fixture')).contactConstructionFixture,
})
