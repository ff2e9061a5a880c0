import type { Field, NamedTab } from 'payload'

import { isAdministrator, isStaff } from '@/lib/payload/access'
import type { Localized } from '@/lib/i18n/locales'

import { retentionDefaults } from './form-defaults'

const staffOnly = { create: isAdministrator, read: isStaff, update: isAdministrator }

const period = (
  name: keyof typeof retentionDefaults,
  max: number,
  label: Localized,
  description: Localized,
): Field => ({
  name,
  type: 'number',
  required: true,
  min: 1,
  max,
  defaultValue: retentionDefaults[name],
  access: staffOnly,
  label,
  admin: { step: 1, description },
})

/** Retention periods that belong to no single form. */
export const retentionTab: NamedTab = {
  name: 'retention',
  label: { nl: 'Bewaren', fr: 'Conservation', en: 'Retention', de: 'Aufbewahrung' },
  fields: [
    period(
      'mailDays',
      730,
      {
        nl: 'Verzonden e-mails (dagen)',
        fr: 'E-mails envoyés (jours)',
        en: 'Sent mails (days)',
        de: 'Gesendete E-Mails (Tage)',
      },
      {
        nl: 'Daarna verdwijnen ontvanger en inhoud uit de uitgaande e-mails.',
        fr: 'Ensuite, destinataire et contenu disparaissent des e-mails sortants.',
        en: 'After that, recipient and content disappear from the outgoing mails.',
        de: 'Danach verschwinden Empfänger und Inhalt aus den ausgehenden E-Mails.',
      },
    ),
    period(
      'unconfirmedDays',
      365,
      {
        nl: 'Niet bevestigde inschrijvingen (dagen)',
        fr: 'Inscriptions non confirmées (jours)',
        en: 'Unconfirmed registrations (days)',
        de: 'Nicht bestätigte Anmeldungen (Tage)',
      },
      {
        nl: 'Zoekopdrachten en nieuwsbriefadressen die nooit bevestigd werden.',
        fr: 'Recherches et adresses de newsletter jamais confirmées.',
        en: 'Searches and newsletter addresses that were never confirmed.',
        de: 'Suchaufträge und Newsletter-Adressen, die nie bestätigt wurden.',
      },
    ),
    period(
      'consentMonths',
      120,
      {
        nl: 'Bewijs van toestemming (maanden)',
        fr: 'Preuve de consentement (mois)',
        en: 'Proof of consent (months)',
        de: 'Nachweis der Einwilligung (Monate)',
      },
      {
        nl: 'Zo lang na de uitschrijving blijft bewaard dat iemand had toegestemd.',
        fr: 'Durée pendant laquelle on garde, après la désinscription, la preuve que la personne avait consenti.',
        en: 'How long after unsubscribing the proof is kept that somebody had agreed.',
        de: 'So lange nach der Abmeldung bleibt der Nachweis, dass jemand eingewilligt hatte.',
      },
    ),
  ],
}
