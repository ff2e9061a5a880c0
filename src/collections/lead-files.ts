import { isAgent, isEditor, noAccess } from '@/lib/payload/access'
import { ownLeadFiles } from '@/features/leads/server/lead-access'
import { docx, privateUpload } from '@/lib/uploads/private-upload'

import { defineCollection } from './define-collection'

/** Files sent with a lead, such as a CV. They are stored outside the public folders; staff download them. */
export const leadFiles = defineCollection({
  menu: { group: 'leads', shownTo: isAgent },
  access: { create: noAccess, read: ownLeadFiles, update: noAccess, delete: isEditor },
  schema: {
    slug: 'leadFiles',
    labels: {
      singular: {
        nl: 'Bestand bij aanvraag',
        fr: 'Fichier de demande',
        en: 'Lead file',
        de: 'Datei zur Anfrage',
      },
      plural: {
        nl: 'Bestanden bij aanvragen',
        fr: 'Fichiers des demandes',
        en: 'Lead files',
        de: 'Dateien zu Anfragen',
      },
    },
    admin: { useAsTitle: 'originalName', defaultColumns: ['originalName', 'createdAt'] },
    upload: {
      mimeTypes: ['application/pdf', docx],
      ...privateUpload,
      bulkUpload: false,
    },
    fields: [
      {
        name: 'originalName',
        type: 'text',
        required: true,
        label: {
          nl: 'Oorspronkelijke naam',
          fr: 'Nom d’origine',
          en: 'Original name',
          de: 'Ursprünglicher Name',
        },
      },
    ],
  },
})
