import { randomBytes } from 'node:crypto'

import { slugify } from '@/lib/values/slugify'
import { sha256 } from '@/lib/values/digest'

/** The same file content gives the same name. */
function fingerprint(data: Buffer | undefined): string {
  const hash = data && data.length > 0 ? sha256(data) : randomBytes(8).toString('hex')
  return hash.slice(0, 8)
}

/** A name that is safe in every file system and URL, for any name of the uploaded file. */
export function safeFileName(name: string, data: Buffer | undefined): string {
  const dot = name.lastIndexOf('.')
  const extension =
    dot > 0
      ? name
          .slice(dot + 1)
          .toLowerCase()
          .replace(/[^a-z0-9]/g, '')
          .slice(0, 5)
      : ''
  const base =
    slugify(dot > 0 ? name.slice(0, dot) : name)
      .slice(0, 60)
      .replace(/-$/, '') || 'file'
  return `${base}-${fingerprint(data)}${extension ? `.${extension}` : ''}`
}
