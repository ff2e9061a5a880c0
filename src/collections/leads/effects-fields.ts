import type { Field } from 'payload'

import { noAccess } from '@/lib/payload/access'
import { queueFields } from '@/lib/payload/fields/system-fields'
import { trusted } from '@/lib/payload/hooks/protect-system-fields'

const bySystem = { create: noAccess, update: noAccess }

/**
 * State of the effects of a lead: e-mails and the form's own steps. Only public forms store `pending`; leads entered by
 * staff cause no e-mail.
 */
export const effectsFields: Field[] = [
  {
    name: 'effects',
    type: 'select',
    required: true,
    defaultValue: 'done',
    validate: trusted,
    access: bySystem,
    label: { nl: 'Verwerking', fr: 'Traitement', en: 'Processing', de: 'Verarbeitung' },
    options: [
      { value: 'pending', label: { nl: 'Bezig', fr: 'En cours', en: 'Under way', de: 'In Arbeit' } },
      { value: 'done', label: { nl: 'Klaar', fr: 'Terminé', en: 'Done', de: 'Erledigt' } },
      { value: 'failed', label: { nl: 'Mislukt', fr: 'Échoué', en: 'Failed', de: 'Fehlgeschlagen' } },
    ],
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: {
        nl: 'Of de mails klaarstaan en al het overige gebeurd is.',
        fr: 'Indique si les e-mails sont prêts et si le reste a été fait.',
        en: 'Whether the mails are queued and everything else has been done.',
        de: 'Ob die E-Mails bereitliegen und alles Übrige geschehen ist.',
      },
    },
  },
  ...queueFields('effects', { required: true }),
  {
    name: 'effectsLastError',
    type: 'text',
    access: bySystem,
    label: { nl: 'Laatste fout', fr: 'Dernière erreur', en: 'Last error', de: 'Letzter Fehler' },
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => Boolean(data.effectsLastError),
    },
  },
]
