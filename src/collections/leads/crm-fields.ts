import type { Field } from 'payload'

import { nobody } from '@/lib/cms/access'
import { trusted } from '@/lib/cms/hooks/keep-for-system'

const bySystem = { create: nobody, update: nobody }

/** How far a lead is on its way to the agency's CRM (docs/crm.md). Without a CRM everything is `off`. */
export const crmFields: Field[] = [
  {
    name: 'crmState',
    type: 'select',
    required: true,
    defaultValue: 'off',
    validate: trusted,
    access: bySystem,
    label: { nl: 'CRM', fr: 'CRM', en: 'CRM', de: 'CRM' },
    options: [
      {
        value: 'off',
        label: { nl: 'Niet doorgegeven', fr: 'Non transmise', en: 'Not passed on', de: 'Nicht übergeben' },
      },
      { value: 'pending', label: { nl: 'Wachtend', fr: 'En attente', en: 'Pending', de: 'Wartend' } },
      {
        value: 'sent',
        label: { nl: 'Doorgegeven', fr: 'Transmise', en: 'Passed on', de: 'Übergeben' },
      },
      { value: 'failed', label: { nl: 'Mislukt', fr: 'Échoué', en: 'Failed', de: 'Fehlgeschlagen' } },
    ],
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'crmAttempts',
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
    name: 'crmNextAttemptAt',
    type: 'date',
    access: bySystem,
    label: { nl: 'Volgende poging', fr: 'Prochaine tentative', en: 'Next attempt', de: 'Nächster Versuch' },
    admin: { hidden: true },
  },
  {
    name: 'crmLastError',
    type: 'text',
    access: bySystem,
    label: {
      nl: 'Laatste fout van het CRM',
      fr: 'Dernière erreur du CRM',
      en: 'Last error of the CRM',
      de: 'Letzter Fehler des CRM',
    },
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.crmLastError) },
  },
]
