import { defineForm } from '@/features/submissions/model/define-form'
import { questionStep } from '@/features/submissions/model/question-step'
import { standardEmails } from '@/features/submissions/model/standard-emails'

/** A question about a new-build project. */
export const contactConstruction = defineForm({
  kind: 'contactConstruction',
  module: 'projects',
  failureText: 'form.mailNotSent',
  about: 'project',
  steps: [questionStep()],
  emails: standardEmails('contactConstruction'),
  fixture: async () => (await import('./contact-construction.fixture')).contactConstructionFixture,
})
