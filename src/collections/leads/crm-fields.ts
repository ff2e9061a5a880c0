import type { Field } from 'payload'

import { noAccess } from '@/lib/payload/access'
import { queueFields } from '@/lib/payload/fields/system-fields'
import { trusted } from '@/lib/payload/hooks/protect-system-fields'

const bySystem = { create: noAccess, update: noAccess }

/** State of the transfer to the agency's CRM (docs/crm.md). Without a CRM everything is `off`. */
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
  ...queueFields('crm', { required: true }),
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
  {
    name: 'crmId',
    type: 'text',
    access: bySystem,
    label: {
      nl: 'Nummer in het CRM',
      fr: 'Numéro dans le CRM',
      en: 'Number in the CRM',
      de: 'Nummer im CRM',
    },
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.crmId) },
  },
]
