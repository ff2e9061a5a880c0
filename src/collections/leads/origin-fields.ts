import type { Field } from 'payload'

import { noAccess } from '@/lib/payload/access'
import { factsField } from '@/lib/payload/fields/system-fields'
import { languageField } from '@/lib/payload/fields/common-fields'

const bySystem = { create: noAccess, update: noAccess }

/** Origin of a lead; read-only. */
export const originFields: Field[] = [
  languageField({ admin: { position: 'sidebar' } }),
  {
    name: 'source',
    type: 'text',
    access: { update: noAccess },
    label: { nl: 'Herkomst', fr: 'Provenance', en: 'Source', de: 'Herkunft' },
    admin: { position: 'sidebar' },
  },
  factsField({
    name: 'campaign',
    access: bySystem,
    label: { nl: 'Campagne', fr: 'Campagne', en: 'Campaign', de: 'Kampagne' },
    admin: { position: 'sidebar' },
  }),
  {
    name: 'consentTextVersion',
    type: 'text',
    access: bySystem,
    label: {
      nl: 'Versie van de toestemming',
      fr: 'Version du consentement',
      en: 'Version of the consent text',
      de: 'Fassung der Einwilligung',
    },
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'idempotencyKey',
    type: 'text',
    unique: true,
    access: { ...bySystem, read: noAccess },
    label: { nl: 'Verzendsleutel', fr: 'Clé d’envoi', en: 'Submission key', de: 'Sendeschlüssel' },
    admin: { hidden: true },
  },
]
