import type { Field } from 'payload'

import { nobody } from '@/lib/cms/access'
import { factsField } from '@/lib/cms/fields/facts-field'
import { languageField } from '@/lib/cms/fields/language-field'

const bySystem = { create: nobody, update: nobody }

/** Where a lead came from; nobody changes it. */
export const originFields: Field[] = [
  languageField({ admin: { position: 'sidebar' } }),
  {
    name: 'source',
    type: 'text',
    access: { update: nobody },
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
    access: { ...bySystem, read: nobody },
    label: { nl: 'Verzendsleutel', fr: 'Clé d’envoi', en: 'Submission key', de: 'Sendeschlüssel' },
    admin: { hidden: true },
  },
]
