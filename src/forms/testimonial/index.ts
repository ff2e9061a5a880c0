import { emailField, messageField } from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'
import { agencyEmail, confirmationEmail } from '@/features/submissions/model/standard-emails'
import { mailTranslator } from '@/lib/i18n/mail-translator'

/** A client's testimonial about the agency; an editor publishes it. */
export const testimonial = defineForm({
  kind: 'testimonial',
  title: {
    nl: 'Uw ervaring met ons',
    fr: 'Votre expérience avec nous',
    en: 'Your experience with us',
    de: 'Ihre Erfahrung mit uns',
  },
  intro: {
    nl: 'We lezen elke getuigenis na voor ze op de site verschijnt.',
    fr: 'Nous relisons chaque témoignage avant qu’il n’apparaisse sur le site.',
    en: 'We read every testimonial before it appears on the site.',
    de: 'Wir lesen jeden Erfahrungsbericht, bevor er auf der Website erscheint.',
  },
  submitLabel: {
    nl: 'Getuigenis versturen',
    fr: 'Envoyer mon témoignage',
    en: 'Send my testimonial',
    de: 'Bericht absenden',
  },
  steps: [
    {
      fields: [
        {
          kind: 'text',
          name: 'lastName',
          label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
          help: {
            nl: 'Zoals hij mag verschijnen, bijvoorbeeld: Anne D.',
            fr: 'Tel qu’il peut apparaître, par exemple : Anne D.',
            en: 'As it may appear, for example: Anne D.',
            de: 'Wie er erscheinen darf, zum Beispiel: Anne D.',
          },
          required: true,
          autocomplete: 'name',
          width: 'half',
          maxLength: 80,
        },
        {
          kind: 'text',
          name: 'about',
          label: { nl: 'Over u', fr: 'À propos de vous', en: 'About you', de: 'Über Sie' },
          help: {
            nl: 'Bijvoorbeeld: verkocht een huis in Flémalle.',
            fr: 'Par exemple : a vendu une maison à Flémalle.',
            en: 'For example: sold a house in Flémalle.',
            de: 'Zum Beispiel: hat ein Haus in Flémalle verkauft.',
          },
          autocomplete: 'off',
          width: 'half',
          maxLength: 200,
        },
        {
          ...emailField(),
          help: {
            nl: 'Verschijnt niet op de site.',
            fr: 'N’apparaît pas sur le site.',
            en: 'Does not appear on the site.',
            de: 'Erscheint nicht auf der Website.',
          },
        },
        {
          kind: 'text',
          name: 'website',
          label: { nl: 'Website', fr: 'Site web', en: 'Website', de: 'Website' },
          autocomplete: 'url',
          inputMode: 'url',
          width: 'half',
          maxLength: 200,
          placeholder: {
            nl: 'https://',
            fr: 'https://',
            en: 'https://',
            de: 'https://',
          },
        },
        {
          ...messageField(true, {
            name: 'comment',
            label: { nl: 'Uw getuigenis', fr: 'Votre témoignage', en: 'Your testimonial', de: 'Ihr Bericht' },
          }),
          maxLength: 3000,
        },
      ],
    },
  ],
  consent: {
    nl: 'Deze getuigenis mag met mijn naam op de site verschijnen. Ik kan ze altijd laten verwijderen.',
    fr: 'Ce témoignage peut apparaître sur le site avec mon nom. Je peux le faire retirer à tout moment.',
    en: 'This testimonial may appear on the site with my name. I can have it removed at any time.',
    de: 'Dieser Bericht darf mit meinem Namen auf der Website erscheinen. Ich kann ihn jederzeit entfernen lassen.',
  },
  feedback: '/thank-you/testimonial/',
  afterStored: async () => (await import('@/features/content/server/add-testimonial')).addTestimonial,
  emails: {
    agency: (facts) =>
      agencyEmail(facts, {
        more: [{ type: 'note', text: mailTranslator(facts.locale)('forms.testimonial.agencyNote') }],
      }),
    visitor: (facts) => confirmationEmail(facts, 'testimonial'),
  },
  fixture: async () => (await import('./testimonial.fixture')).testimonialFixture,
})
