import { localized } from '@/lib/i18n/locales'
import { isAgent, isEditor } from '@/lib/payload/access'
import { propertyField } from '@/lib/payload/fields/common-fields'
import { documentKindLabels, documentKinds } from '@/features/documents/model/document-kinds'
import { originalNameField, withoutOriginalName } from '@/features/media/server/original-name'
import { docx, privateUpload } from '@/lib/uploads/private-upload'

import { defineCollection } from './define-collection'

const kindOptions = documentKinds.map((value) => ({ value, label: documentKindLabels[value] }))

const audienceOptions = [
  {
    value: 'staff',
    label: { nl: 'Alleen kantoor', fr: 'Agence seulement', en: 'Office only', de: 'Nur Büro' },
  },
  {
    value: 'owner',
    label: { nl: 'Ook de eigenaar', fr: 'Le propriétaire aussi', en: 'The owner too', de: 'Auch Eigentümer' },
  },
  {
    value: 'onRequest',
    label: {
      nl: 'Op aanvraag per e-mail',
      fr: 'Sur demande par e-mail',
      en: 'On request by e-mail',
      de: 'Auf Anfrage per E-Mail',
    },
  },
  {
    value: 'afterApproval',
    label: {
      nl: 'Op aanvraag, na akkoord van kantoor',
      fr: 'Sur demande, après accord de l’agence',
      en: 'On request, once the office agrees',
      de: 'Auf Anfrage, nach Zustimmung des Büros',
    },
  },
]

/** Files of a property. They have no public URL: a handler checks the request and sends them. */
export const documents = defineCollection({
  menu: { group: 'catalogue', shownTo: isAgent },
  access: { create: isAgent, read: isAgent, update: isAgent, delete: isEditor },
  findable: {
    title: ['title', 'originalName'],
    related: [{ field: 'property', collection: 'properties', texts: ['ref', 'reference', 'street'] }],
    detail: ['kind', 'originalName'],
  },
  schema: {
    slug: 'documents',
    defaultPopulate: withoutOriginalName,
    labels: {
      singular: { nl: 'Document', fr: 'Document', en: 'Document', de: 'Dokument' },
      plural: { nl: 'Documenten', fr: 'Documents', en: 'Documents', de: 'Dokumente' },
    },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'kind', 'property', 'audience', 'updatedAt'],
    },
    upload: {
      mimeTypes: ['application/pdf', docx, 'image/jpeg', 'image/png'],
      ...privateUpload,
    },
    fields: [
      {
        name: 'title',
        type: 'text',
        localized: true,
        required: true,
        maxLength: 160,
        label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
      },
      propertyField(),
      originalNameField(),
      {
        // SHA-256 of what an import fetched.
        name: 'contentHash',
        type: 'text',
        index: true,
        hidden: true,
        access: { create: () => false, read: () => false, update: () => false },
        label: localized(() => 'contentHash'),
      },
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'other',
        label: { nl: 'Soort', fr: 'Genre', en: 'Kind', de: 'Art' },
        options: kindOptions,
      },
      {
        name: 'audience',
        type: 'select',
        required: true,
        defaultValue: 'staff',
        label: { nl: 'Voor wie', fr: 'Pour qui', en: 'Who may have it', de: 'Für wen' },
        options: audienceOptions,
      },
    ],
  },
})
