import { defineForm } from '@/features/submissions/model/define-form'
import { questionStep } from '@/features/submissions/model/question-step'
import { standardEmails } from '@/features/submissions/model/standard-emails'

/** A question about a property. */
export const contactMe = defineForm({
  kind: 'contactMe',
  failureText: 'form.mailNotSent',
  about: 'property',
  steps: [questionStep()],
  emails: standardEmails('contactMe'),
  fixture: async () => (await import('./contact-me.fixture')).contactMeFixture,
})
