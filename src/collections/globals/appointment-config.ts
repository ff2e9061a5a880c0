import type { GlobalConfig, NumberField } from 'payload'

import { revalidateGlobalOnChange } from '@/lib/cache/revalidate-on-change'
import { tags } from '@/lib/cache/tags'
import { editors, everybody } from '@/lib/cms/access'
import type { Localized } from '@/lib/i18n/locales'

import { groups } from '../groups'

import { closedFields } from './appointment-config/closed-fields'
import { slotsField } from './appointment-config/slots-field'

const whole = (
  name: string,
  defaultValue: number,
  max: number,
  label: Localized,
  description: Localized,
): NumberField => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  max,
  defaultValue,
  label,
  admin: { step: 1, description },
})

/** When visits can be booked. */
export const appointmentConfig: GlobalConfig = {
  slug: 'appointmentConfig',
  label: { nl: 'Afspraken', fr: 'Rendez-vous', en: 'Appointments', de: 'Termine' },
  admin: { group: groups.settings },
  access: { read: everybody, update: editors },
  hooks: revalidateGlobalOnChange(tags.settings),
  fields: [
    slotsField,
    whole(
      'capacity',
      1,
      50,
      {
        nl: 'Plaatsen per tijdvak',
        fr: 'Places par créneau',
        en: 'Places per slot',
        de: 'Plätze pro Zeitfenster',
      },
      {
        nl: 'Daarna meldt het formulier dat het tijdvak vol is. 0: geen boekingen.',
        fr: 'Ensuite, le formulaire indique que le créneau est complet. 0 : aucune réservation.',
        en: 'After that the form says the slot is full. 0: no bookings.',
        de: 'Danach meldet das Formular, dass das Zeitfenster voll ist. 0: keine Buchungen.',
      },
    ),
    whole(
      'leadTimeHours',
      24,
      720,
      {
        nl: 'Minstens vooraf (uren)',
        fr: 'Au moins à l’avance (heures)',
        en: 'At least ahead (hours)',
        de: 'Mindestens im Voraus (Stunden)',
      },
      {
        nl: 'Zo lang voor het begin sluit een tijdvak.',
        fr: 'Un créneau se ferme ce temps avant son début.',
        en: 'A slot closes this long before it begins.',
        de: 'So lange vor Beginn schließt ein Zeitfenster.',
      },
    ),
    whole(
      'horizonDays',
      30,
      365,
      {
        nl: 'Hoogstens vooraf (dagen)',
        fr: 'Au plus à l’avance (jours)',
        en: 'At most ahead (days)',
        de: 'Höchstens im Voraus (Tage)',
      },
      {
        nl: 'Latere dagen worden niet aangeboden.',
        fr: 'Les jours plus lointains ne sont pas proposés.',
        en: 'Later days are not offered.',
        de: 'Spätere Tage werden nicht angeboten.',
      },
    ),
    ...closedFields,
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
          fr: 'Par un agent : le visiteur lit d’abord que le rendez-vous est demandé. La place est déjà prise.',
          en: 'By an agent: the visitor first reads that the appointment was requested. The place is taken meanwhile.',
          de: 'Durch einen Makler: Der Besucher liest zuerst, dass der Termin angefragt ist. Der Platz ist inzwischen vergeben.',
        },
      },
    },
    {
      name: 'reminder',
      type: 'checkbox',
      defaultValue: true,
      label: {
        nl: 'De dag vooraf herinneren per e-mail',
        fr: 'Rappeler la veille par e-mail',
        en: 'Remind by e-mail the day before',
        de: 'Am Vortag per E-Mail erinnern',
      },
    },
  ],
}
