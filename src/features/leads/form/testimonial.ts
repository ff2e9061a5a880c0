import { emailField, messageField, nameField } from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'
import { agencyEmail, confirmationEmail } from '@/features/submissions/model/standard-emails'
import { localized } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'

/** A client's testimonial about the agency; an editor publishes it. */
export const testimonial = defineForm({
  kind: 'testimonial',
  module: 'testimonials',
  retentionMonths: 24,
  failureText: 'form.testimonialNotSent',
  steps: [
    {
      fields: [
        nameField(),
        {
          kind: 'text',
          name: 'about',
          autocomplete: 'off',
          width: 'half',
          maxLength: 200,
        },
        {
          ...emailField(),
        },
        {
          kind: 'text',
          name: 'website',
          autocomplete: 'url',
          inputMode: 'url',
          width: 'half',
          maxLength: 200,
          placeholder: localized(() => 'https://'),
        },
        {
          ...messageField(true, 'comment'),
          maxLength: 3000,
        },
      ],
    },
  ],
  afterStored: async () => (await import('@/features/content/server/api')).addTestimonial,
  emails: {
    agency: (facts) =>
      agencyEmail(facts, {
        more: [{ type: 'note', text: mailTranslator(facts.locale)('forms.testimonial.agencyNote') }],
      }),
    visitor: (facts) => confirmationEmail(facts, 'testimonial'),
  },
  fixture: async () => (await import('./testimonial.fixture')).testimonialFixture,
})
