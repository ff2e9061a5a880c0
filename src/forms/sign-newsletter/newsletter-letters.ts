import type { Letter } from '@/lib/mail/letter'

import { endsAnyTime, optInLetter, withoutConfirmation, type OptInFacts } from '../opt-in-letter'

/** Asks whoever wants the newsletter to confirm the address. */
export const confirmNewsletterLetter = (facts: OptInFacts): Letter =>
  optInLetter(facts, {
    subject: {
      nl: 'Bevestig uw inschrijving op de nieuwsbrief',
      fr: 'Confirmez votre inscription à la newsletter',
      en: 'Confirm your newsletter subscription',
      de: 'Bestätigen Sie Ihre Newsletter-Anmeldung',
    },
    text: {
      nl: ['Eén stap nog: bevestig dat u onze nieuwsbrief op dit adres wilt krijgen.'],
      fr: ['Encore une étape : confirmez que vous souhaitez recevoir notre newsletter à cette adresse.'],
      en: ['One more step: confirm that you want to get our newsletter at this address.'],
      de: [
        'Noch ein Schritt: Bestätigen Sie, dass Sie unseren Newsletter an diese Adresse erhalten möchten.',
      ],
    },
    button: {
      nl: 'Inschrijving bevestigen',
      fr: 'Confirmer mon inscription',
      en: 'Confirm my subscription',
      de: 'Anmeldung bestätigen',
    },
    note: withoutConfirmation,
  })

/** Says that the newsletter will come. */
export const newsletterRunsLetter = (facts: OptInFacts): Letter =>
  optInLetter(facts, {
    subject: {
      nl: 'U bent ingeschreven op de nieuwsbrief',
      fr: 'Vous êtes inscrit à la newsletter',
      en: 'You are subscribed to the newsletter',
      de: 'Sie sind zum Newsletter angemeldet',
    },
    text: {
      nl: ['Uw adres is bevestigd. De volgende nieuwsbrief komt bij u aan.'],
      fr: ['Votre adresse est confirmée. Vous recevrez la prochaine newsletter.'],
      en: ['Your address is confirmed. You will get the next newsletter.'],
      de: ['Ihre Adresse ist bestätigt. Sie erhalten den nächsten Newsletter.'],
    },
    button: {
      nl: 'Mijn inschrijving',
      fr: 'Mon inscription',
      en: 'My subscription',
      de: 'Meine Anmeldung',
    },
    note: endsAnyTime,
  })

/** Answers a second request for an address that has confirmed already: only its owner learns that. */
export const alreadySubscribedLetter = (facts: OptInFacts): Letter =>
  optInLetter(facts, {
    subject: {
      nl: 'U was al ingeschreven op de nieuwsbrief',
      fr: 'Vous étiez déjà inscrit à la newsletter',
      en: 'You were already subscribed to the newsletter',
      de: 'Sie waren bereits zum Newsletter angemeldet',
    },
    text: {
      nl: ['Iemand schreef dit adres opnieuw in. U krijgt onze nieuwsbrief al; u hoeft niets te doen.'],
      fr: [
        'Cette adresse a été inscrite une nouvelle fois. Vous recevez déjà notre newsletter ; vous n’avez rien à faire.',
      ],
      en: ['This address was entered again. You already get our newsletter; you need not do anything.'],
      de: [
        'Diese Adresse wurde noch einmal angemeldet. Sie erhalten unseren Newsletter bereits; Sie müssen nichts tun.',
      ],
    },
    button: {
      nl: 'Mijn inschrijving',
      fr: 'Mon inscription',
      en: 'My subscription',
      de: 'Meine Anmeldung',
    },
    note: endsAnyTime,
  })
