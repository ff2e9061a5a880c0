import { randomUUID } from 'node:crypto'

import { APIError, type CollectionBeforeOperationHook } from 'payload'

import { isAgent, isEditor, noAccess } from '@/lib/payload/access'
import { ownLeadFiles } from '@/features/leads/server/lead-access'
import { studioMessage } from '@/lib/payload/studio-message'
import { dropCrop } from '@/features/media/server/drop-crop'
import { detectFileKind } from '@/features/media/model/file-kind'
import { docx, privateUpload } from '@/lib/uploads/private-upload'

import { defineCollection } from './define-collection'

const maxBytes = 5 * 1024 * 1024
const allowed = ['pdf', 'docx']

/**
 * Refuses files that are too large or of another kind by their content (a visitor's file name and content type prove
 * nothing), and stores the rest under an unguessable name.
 */
const guardFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file
  if (operation !== 'create' || !file) return args
  if (file.data.length > maxBytes)
    throw new APIError(studioMessage(req, 'leads.refusals.fileTooLarge'), 413, undefined, true)
  const kind = await detectFileKind(file.data)
  if (!kind || !allowed.includes(kind.extension))
    throw new APIError(studioMessage(req, 'leads.refusals.fileKind'), 400, undefined, true)
  file.name = `${randomUUID()}.${kind.extension}`
  file.mimetype = kind.mimeType
  return args
}

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
    hooks: { beforeOperation: [dropCrop, guardFile] },
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
