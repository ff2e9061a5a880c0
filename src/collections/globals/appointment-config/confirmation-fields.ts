import type { Field, NumberField } from 'payload'

import type { Localized } from '@/lib/i18n/locales'

/** A required whole number; from 0 when `min` is left out. */
export const wholeField = (
  name: string,
  defaultValue: number,
  max: number,
  label: Localized,
  description: Localized,
  min = 0,
): NumberField => ({
  name,
  type: 'number',
  required: true,
  min,
  max,
  defaultValue,
  label,
  admin: { step: 1, description },
})

/** Who confirms a booking, and when. */
export const confirmationFields: Field[] = [
  wholeField(
    'confirmHours',
    2,
    72,
    {
      nl: 'Tijd om te bevestigen (uren)',
      fr: 'Délai de confirmation (heures)',
      en: 'Time to confirm (hours)',
      de: 'Zeit zum Bestätigen (Stunden)',
    },
    {
      nl: 'Zo lang houdt een boeking van een bezoeker haar plaats vrij. Bevestigt de bezoeker ze niet met de link van de e-mail, dan komt de plaats weer vrij. Wat een medewerker boekt, heeft dit niet nodig.',
      fr: 'Une réservation de visiteur garde sa place ce temps-là. S’il ne la confirme pas avec le lien de l’e-mail, la place redevient libre. Ce qu’un collaborateur réserve n’en a pas besoin.',
      en: 'A visitor’s booking keeps its place this long. If it is not confirmed with the link of the e-mail, the place is free again. What staff book needs no such confirmation.',
      de: 'So lange behält die Buchung eines Besuchers ihren Platz. Wird sie nicht mit dem Link der E-Mail bestätigt, ist der Platz wieder frei. Was Mitarbeiter buchen, braucht das nicht.',
    },
    1,
  ),
  {
    name: 'confirmation',
    type: 'select',
    required: true,
    defaultValue: 'automatic',
    label: { nl: 'Bevestiging', fr: 'Confirmation', en: 'Confirmation', de: 'Bestätigung' },
    options: [
      {
        value: 'automatic',
        label: { nl: 'Meteen', fr: 'Immédiate', en: 'At once', de: 'Sofort' },
      },
      {
        value: 'agent',
        label: {
          nl: 'Door een makelaar',
          fr: 'Par un agent',
          en: 'By an agent',
          de: 'Durch einen Makler',
        },
      },
    ],
    admin: {
      description: {
        nl: 'Door een makelaar: de bezoeker krijgt eerst te lezen dat de afspraak aangevraagd is. De plaats is intussen bezet.',
        fr: 'Par un agent : le visiteur lit d’abord que le rendez-vous est demandé. La place est déjà prise.',
        en: 'By an agent: the visitor first reads that the appointment was requested. The place is taken meanwhile.',
        de: 'Durch einen Makler: Der Besucher liest zuerst, dass der Termin angefragt ist. Der Platz ist inzwischen vergeben.',
      },
    },
  },
]
