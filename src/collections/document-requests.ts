import type { CollectionConfig } from 'payload'

import { administrators, editors, nobody } from '@/lib/cms/access'
import { propertyField } from '@/lib/cms/fields/property-field'

import { groups } from './groups'

/**
 * Which document was asked for by whom, so that a mail can tell new ones from those sent before. The unique key decides
 * who asked first; the address itself is not kept here, only what it hashes to.
 */
export const documentRequests: CollectionConfig = {
  slug: 'documentRequests',
  labels: {
    singular: {
      nl: 'Aangevraagd document',
      fr: 'Document demandé',
      en: 'Requested document',
      de: 'Angefordertes Dokument',
    },
    plural: {
      nl: 'Aangevraagde documenten',
      fr: 'Documents demandés',
      en: 'Requested documents',
      de: 'Angeforderte Dokumente',
    },
  },
  access: { create: nobody, read: editors, update: nobody, delete: administrators },
  admin: { group: groups.system, defaultColumns: ['document', 'property', 'lead', 'createdAt'] },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      label: { nl: 'Sleutel', fr: 'Clé', en: 'Key', de: 'Schlüssel' },
      admin: { hidden: true },
    },
    {
      // By this, what belongs to an address is found and erased.
      name: 'emailKey',
      type: 'text',
      required: true,
      index: true,
      label: { nl: 'Adressleutel', fr: 'Clé de l’adresse', en: 'Address key', de: 'Adressschlüssel' },
      admin: { hidden: true },
    },
    {
      name: 'lead',
      type: 'relationship',
      relationTo: 'leads',
      index: true,
      label: { nl: 'Eerste aanvraag', fr: 'Première demande', en: 'First lead', de: 'Erste Anfrage' },
    },
    propertyField(),
    {
      name: 'document',
      type: 'relationship',
      relationTo: 'documents',
      index: true,
      label: { nl: 'Document', fr: 'Document', en: 'Document', de: 'Dokument' },
    },
  ],
}
