import { APIError, ValidationError, type PayloadRequest } from 'payload'

import { labelColon } from '@/lib/i18n/label-colon'
import { checkSave, type SaveTarget } from '@/lib/payload/check-save'

const fieldLabel = (label: unknown, language: string): string | null => {
  if (typeof label === 'string') return label
  const ownLabel: unknown = typeof label === 'object' && label !== null ? Reflect.get(label, language) : null
  return typeof ownLabel === 'string' ? ownLabel : null
}

function toWords(req: PayloadRequest, error: unknown): string {
  if (error instanceof ValidationError && error.data) {
    const language = req.i18n.language
    const each = error.data.errors.map(({ label, message, path }) =>
      [fieldLabel(label, language) ?? path, message].filter(Boolean).join(labelColon(language)),
    )
    return [...new Set(each)].join('\n')
  }
  if (error instanceof APIError && error.isPublic) return error.message
  throw error
}

/**
 * Why a document or settings cannot be published now, in words for the editor of the request, with a line per field;
 * null when they can. Access of the request's user, validation and every rule of the collection are those of the real
 * publication; nothing is written.
 */
export async function findPublishRefusal(req: PayloadRequest, target: SaveTarget): Promise<string | null> {
  try {
    await checkSave(req, target, { _status: 'published' })
    return null
  } catch (error) {
    return toWords(req, error)
  }
}
