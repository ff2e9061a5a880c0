import type { Field } from 'payload'

import { localized } from '@/lib/i18n/locales'
import { noAccess } from '@/lib/payload/access'

/** The weekly e-mail to an owner. */
export const digestFields: Field[] = [
  {
    name: 'weeklyDigest',
    type: 'checkbox',
    defaultValue: true,
    label: {
      nl: 'Weekoverzicht per e-mail',
      fr: 'Résumé hebdomadaire par e-mail',
      en: 'Weekly summary by e-mail',
      de: 'Wöchentliche Zusammenfassung per E-Mail',
    },
    admin: {
      description: {
        nl: 'Elke maandag een e-mail over de panden van deze eigenaar. De eigenaar zet ze met één klik in die e-mail uit.',
        fr: 'Chaque lundi un e-mail sur les biens de ce propriétaire, qui l’arrête d’un clic dans cet e-mail.',
        en: 'An e-mail every Monday about the properties of this owner, who stops it with one click in that e-mail.',
        de: 'Jeden Montag eine E-Mail über die Objekte dieses Eigentümers, der sie mit einem Klick in der E-Mail beendet.',
      },
    },
  },
  {
    // The Monday of the last summary that was queued.
    name: 'digestDay',
    type: 'text',
    index: true,
    hidden: true,
    access: { create: noAccess, read: noAccess, update: noAccess },
    label: localized(() => 'digestDay'),
  },
]
