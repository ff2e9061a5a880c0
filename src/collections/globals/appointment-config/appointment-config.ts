import { anyone, isEditor } from '@/lib/payload/access'

import { defineGlobal } from '../../define-collection'
import { closedFields } from './closed-fields'
import { confirmationFields, wholeField } from './confirmation-fields'
import { gridField, slotsField } from './slots-field'

/** The hours and limits of bookings. */
export const appointmentConfig = defineGlobal({
  menu: { group: 'settings', shownTo: isEditor },
  access: { read: anyone, update: isEditor },
  schema: {
    slug: 'appointmentConfig',
    label: { nl: 'Afspraken', fr: 'Rendez-vous', en: 'Appointments', de: 'Termine' },
    fields: [
      gridField,
      slotsField,
      wholeField(
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
          fr: 'Ensuite, le formulaire indique que le créneau est complet. 0 : aucune réservation.',
          en: 'After that the form says the slot is full. 0: no bookings.',
          de: 'Danach meldet das Formular, dass das Zeitfenster voll ist. 0: keine Buchungen.',
        },
      ),
      wholeField(
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
      wholeField(
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
      ...confirmationFields,
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
  },
})
