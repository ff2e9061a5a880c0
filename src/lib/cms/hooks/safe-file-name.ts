import { createHash, randomBytes } from 'node:crypto'

import { slugify } from '@/lib/routing/slugify'

/** The same picture keeps its name, another one gets another. */
function fingerprint(data: Buffer | undefined): string {
  const hash =
    data && data.length > 0 ? createHash('sha256').update(data).digest('hex') : randomBytes(8).toString('hex')
  return hash.slice(0, 8)
}

/** A name that is safe in every file system and address, whatever the uploaded file was called. */
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
