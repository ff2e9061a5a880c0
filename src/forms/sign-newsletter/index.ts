import { emailField } from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'

/** Subscribes to the newsletter; it is sent once the e-mail address is confirmed. */
export const signNewsletter = defineForm({
  kind: 'signNewsletter',
  title: { nl: 'Nieuwsbrief', fr: 'Newsletter', en: 'Newsletter', de: 'Newsletter' },
  intro: {
    nl: 'Nieuwe panden en nieuws over de markt, in uw mailbox.',
    fr: 'Nouveaux biens et actualités du marché, dans votre boîte mail.',
    en: 'New properties and news of the market, in your mailbox.',
    de: 'Neue Objekte und Nachrichten vom Markt, in Ihrem Postfach.',
  },
  submitLabel: { nl: 'Inschrijven', fr: 'S’inscrire', en: 'Subscribe', de: 'Anmelden' },
  steps: [{ fields: [{ ...emailField(), width: undefined }] }],
  consent: {
    nl: 'Ik wil de nieuwsbrief per e-mail krijgen. Ik kan me in elke nieuwsbrief uitschrijven.',
    fr: 'Je souhaite recevoir la newsletter par e-mail. Je peux me désinscrire dans chaque newsletter.',
    en: 'I want to get the newsletter by e-mail. I can unsubscribe in every newsletter.',
    de: 'Ich möchte den Newsletter per E-Mail erhalten. Ich kann mich in jedem Newsletter abmelden.',
  },
  feedback: '/thank-you/sign-newsletter/',
  isWithdrawn: async () =>
    (await import('@/features/subscriptions/server/is-opt-in-ended')).isNewsletterEnded,
  afterStored: async () =>
    (await import('@/features/subscriptions/server/request-newsletter')).requestNewsletter,
  // The agency is not informed of an unconfirmed e-mail address. The e-mail to the visitor depends on the stored state:
  // see `requestNewsletter`.
  emails: { agency: () => null, visitor: () => null },
  fixture: async () => (await import('./sign-newsletter.fixture')).signNewsletterFixture,
})
