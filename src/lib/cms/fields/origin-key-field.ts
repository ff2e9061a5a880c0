import type { Field } from 'payload'

import { nobody } from '@/lib/cms/access'

/** Names the lead a document was made from. Unique: what follows from a lead may run twice and is made once. */
export const originKeyField = (): Field => ({
  name: 'originKey',
  type: 'text',
  unique: true,
  access: { create: nobody, read: nobody, update: nobody },
  hooks: { beforeDuplicate: [() => null] },
  label: { nl: 'Herkomstsleutel', fr: 'Clé d’origine', en: 'Origin key', de: 'Herkunftsschlüssel' },
  admin: { hidden: true },
})
