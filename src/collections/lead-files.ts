import { randomUUID } from 'node:crypto'

import { APIError, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload'

import { editors, nobody } from '@/lib/cms/access'
import { filesOfLeads } from '@/lib/cms/own-access'
import { studioMessage } from '@/lib/cms/studio-message'
import { env } from '@/lib/env'
import { fileKindOf } from '@/lib/media/file-kind'

import { groups } from './groups'

const maxBytes = 5 * 1024 * 1024
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const wrongKind = {
  nl: 'Het bestand is geen pdf en geen Word-document.',
  fr: 'Le fichier n’est ni un PDF ni un document Word.',
  en: 'The file is neither a PDF nor a Word document.',
  de: 'Die Datei ist weder ein PDF noch ein Word-Dokument.',
}

const tooLarge = {
  nl: 'Het bestand is groter dan 5 MB.',
  fr: 'Le fichier dépasse 5 Mo.',
  en: 'The file is larger than 5 MB.',
  de: 'Die Datei ist größer als 5 MB.',
}

const allowed = ['pdf', 'docx']

/**
 * Refuses what is too large or not what we accept by its content (the name and the announced type of a visitor's file
 * prove nothing), and stores the rest under a name nobody can guess.
 */
const guardFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const file = req.file
  if (operation !== 'create' || !file) return args
  if (file.data.length > maxBytes) throw new APIError(studioMessage(req, tooLarge), 413, undefined, true)
  const kind = fileKindOf(file.data)
  if (!kind || !allowed.includes(kind.extension))
    throw new APIError(studioMessage(req, wrongKind), 400, undefined, true)
  file.name = `${randomUUID()}.${kind.extension}`
  file.mimetype = kind.mimeType
  return args
}

/** Files sent with a lead, such as a CV. Kept outside the public folders; only staff get them, as a download. */
export const leadFiles: CollectionConfig = {
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
  access: { create: nobody, read: filesOfLeads, update: nobody, delete: editors },
  admin: { group: groups.leads, useAsTitle: 'originalName', defaultColumns: ['originalName', 'createdAt'] },
  disableDuplicate: true,
  upload: {
    staticDir: `${env.privateDir}/lead-files`,
    mimeTypes: ['application/pdf', docx],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    bulkUpload: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Content-Disposition', 'attachment')
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Content-Security-Policy', 'sandbox')
      headers.set('Cache-Control', 'no-store')
      return headers
    },
  },
  hooks: { beforeOperation: [guardFile] },
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
}
