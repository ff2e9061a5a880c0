import type { Field } from 'payload'

import { nobody } from '@/lib/cms/access'
import { trusted } from '@/lib/cms/hooks/keep-for-system'

const bySystem = { create: nobody, update: nobody }

/**
 * How far the worker is with what follows from a lead: mails and whatever its form does afterwards. Only the public forms
 * store `pending`; a lead that staff write down themselves sends nobody a mail.
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
  {
    name: 'effectsAttempts',
    type: 'number',
    required: true,
    defaultValue: 0,
    validate: trusted,
    access: bySystem,
    label: { nl: 'Pogingen', fr: 'Tentatives', en: 'Attempts', de: 'Versuche' },
    admin: { hidden: true },
  },
  {
    // When a worker may take it. Whoever takes it moves this on, so that it comes back when the process dies.
    name: 'effectsNextAttemptAt',
    type: 'date',
    access: bySystem,
    label: { nl: 'Volgende poging', fr: 'Prochaine tentative', en: 'Next attempt', de: 'Nächster Versuch' },
    admin: { hidden: true },
  },
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
