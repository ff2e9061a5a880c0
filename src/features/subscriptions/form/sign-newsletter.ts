import { emailField } from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'

/** Subscribes to the newsletter; it is sent once the e-mail address is confirmed. */
export const signNewsletter = defineForm({
  kind: 'signNewsletter',
  module: 'newsletter',
  retentionMonths: 24,
  steps: [{ fields: [{ ...emailField(), width: undefined }] }],
  isWithdrawn: async () =>
    (await import('@/features/subscriptions/server/is-opt-in-ended')).isNewsletterEnded,
  afterStored: async () =>
    (await import('@/features/subscriptions/server/request-newsletter')).requestNewsletter,
  // The agency is not informed of an unconfirmed e-mail address. The e-mail to the visitor depends on the stored state:
  // see `requestNewsletter`.
  emails: { agency: () => null, visitor: () => null },
  fixture: async () => (await import('./sign-newsletter.fixture')).signNewsletterFixture,
})
