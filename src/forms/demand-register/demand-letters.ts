import type { Letter } from '@/lib/mail/letter'

import { yourAnswers } from '../letter-words'
import { endsAnyTime, optInLetter, withoutConfirmation, type OptInFacts } from '../opt-in-letter'

/** Asks whoever registered a search to confirm the address; with what was asked for. */
export const confirmDemandLetter = (facts: OptInFacts, rows: { label: string; value: string }[]): Letter =>
  optInLetter(facts, {
    subject: {
      nl: 'Bevestig uw zoekopdracht',
      fr: 'Confirmez votre recherche',
      en: 'Confirm your search',
      de: 'Bestätigen Sie Ihren Suchauftrag',
    },
    text: {
      nl: [
        'Bedankt voor uw vertrouwen. Eén stap nog: bevestig dat dit e-mailadres van u is. Daarna schrijven we u zodra een pand past.',
      ],
      fr: [
        'Merci pour votre confiance. Encore une étape : confirmez que cette adresse e-mail est la vôtre. Nous vous écrirons ensuite dès qu’un bien correspond.',
      ],
      en: [
        'Thank you for your trust. One more step: confirm that this e-mail address is yours. After that we write to you as soon as a property fits.',
      ],
      de: [
        'Vielen Dank für Ihr Vertrauen. Noch ein Schritt: Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Danach schreiben wir Ihnen, sobald ein Objekt passt.',
      ],
    },
    more:
      rows.length > 0
        ? [
            { type: 'heading', text: yourAnswers[facts.locale] },
            { type: 'facts', rows },
          ]
        : [],
    button: {
      nl: 'Zoekopdracht bevestigen',
      fr: 'Confirmer ma recherche',
      en: 'Confirm my search',
      de: 'Suchauftrag bestätigen',
    },
    note: withoutConfirmation,
  })

/** Says that the search runs, and where it ends. */
export const demandRunsLetter = (facts: OptInFacts): Letter =>
  optInLetter(facts, {
    subject: {
      nl: 'Uw zoekopdracht loopt',
      fr: 'Votre recherche est active',
      en: 'Your search is active',
      de: 'Ihr Suchauftrag läuft',
    },
    text: {
      nl: ['Uw adres is bevestigd. U krijgt een e-mail zodra een pand bij uw zoekopdracht past.'],
      fr: [
        'Votre adresse est confirmée. Vous recevrez un e-mail dès qu’un bien correspond à votre recherche.',
      ],
      en: ['Your address is confirmed. You will get an e-mail as soon as a property fits your search.'],
      de: [
        'Ihre Adresse ist bestätigt. Sie erhalten eine E-Mail, sobald ein Objekt zu Ihrem Suchauftrag passt.',
      ],
    },
    button: {
      nl: 'Mijn zoekopdracht',
      fr: 'Ma recherche',
      en: 'My search',
      de: 'Mein Suchauftrag',
    },
    note: endsAnyTime,
  })
