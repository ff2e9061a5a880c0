import { isAdministrator, isEditor, noAccess } from '@/lib/payload/access'
import { propertyField } from '@/lib/payload/fields/common-fields'

import { defineCollection } from './define-collection'

/**
 * Requests for documents, to distinguish new ones from those already sent. The unique key decides which of two equal
 * requests is the first. The e-mail address is stored as a hash only.
 */
export const documentRequests = defineCollection({
  menu: { group: 'system', shownTo: isEditor },
  access: { create: noAccess, read: isEditor, update: noAccess, delete: isAdministrator },
  schema: {
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
    admin: { defaultColumns: ['document', 'property', 'lead', 'createdAt'] },
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
        // Finds the rows of an e-mail address when its data is erased.
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
  },
})
