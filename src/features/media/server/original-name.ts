import type { CollectionBeforeChangeHook, PayloadRequest, TextField } from 'payload'

import { isStaff } from '@/lib/payload/access'
import { cleanText } from '@/lib/values/text'

const maxLength = 200

/**
 * The name that a file had before it was stored, by which staff find it again. It may name the street of a hidden address,
 * so visitors never get it: `withoutOriginalName` keeps it out of documents that show the file.
 */
export const originalNameField = (): TextField => ({
  name: 'originalName',
  type: 'text',
  maxLength,
  access: { create: () => false, read: isStaff, update: () => false },
  label: {
    nl: 'Naam bij het opladen',
    fr: 'Nom à l’envoi',
    en: 'Name when uploaded',
    de: 'Name beim Hochladen',
  },
  admin: {
    readOnly: true,
    disableBulkEdit: true,
    condition: (data) => Boolean(data.originalName),
    description: {
      nl: 'Alleen het kantoor ziet deze naam. Op de site heet het bestand anders.',
      fr: 'Seule l’agence voit ce nom. Sur le site, le fichier s’appelle autrement.',
      en: 'Only the office sees this name. On the site the file is called otherwise.',
      de: 'Nur das Büro sieht diesen Namen. Auf der Website heißt die Datei anders.',
    },
  },
})

/** `defaultPopulate` of a collection with this field: what other documents show of a file is also what pages show. */
export const withoutOriginalName = { originalName: false } as const

/** Notes the name before the file gets the one under which it is stored. */
export function noteOriginalName(req: PayloadRequest): void {
  req.context.originalName = cleanText(req.file?.name ?? '', { lines: false }).slice(0, maxLength)
}

/** Stores the noted name with the document; no request can write it. */
export const keepOriginalName: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file ? { ...data, originalName: req.context.originalName } : data
