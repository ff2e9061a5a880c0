import type { TextField, TextFieldSingleValidation, Where } from 'payload'

import { isApiFormat } from '@/features/import/model/api-kinds'
import { isFeedFolder } from '@/features/import/model/feed-location'
import { isRecord } from '@/lib/values/read-value'
import { studioMessage } from '@/lib/payload/studio-message'

/** The files of a folder belong to one source: another one would take them away. Uploaded files are in the folder of a key. */
const checkFolder: TextFieldSingleValidation = async (value, { data, id, req, siblingData }) => {
  const { location, format, key } = isRecord(siblingData) ? siblingData : { ...data }
  if (location !== 'folder' || isApiFormat(format)) return true
  if (value && !isFeedFolder(value)) return studioMessage(req, 'fields.feedFolder')
  const folder = value || String(key ?? '')
  const isTaken: Where = { or: [{ key: { equals: folder } }, { folder: { equals: folder } }] }
  const { totalDocs } = await req.payload.count({
    collection: 'importSources',
    where: id === undefined ? isTaken : { and: [{ id: { not_equals: id } }, isTaken] },
    // Whether a name is free depends on sources that the reader may not see.
    overrideAccess: true,
  })
  return totalDocs === 0 || studioMessage(req, 'fields.feedFolderTaken')
}

/** Where the files of the office's software arrive. */
export const folderField: TextField = {
  name: 'folder',
  type: 'text',
  maxLength: 60,
  validate: checkFolder,
  admin: {
    condition: (_, { location, format }) => location === 'folder' && !isApiFormat(format),
  },
}
