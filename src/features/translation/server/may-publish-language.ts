import type { PayloadRequest } from 'payload'

import type { TranslatedCollection } from '@/features/translation/model/translated-collections'

import { staffRole } from '@/lib/payload/access'

/** Whether a user may publish documents of a collection in a language: editors, and agents for properties and projects. */
export function mayPublishLanguage(user: PayloadRequest['user'], collection: TranslatedCollection): boolean {
  const role = staffRole(user)
  if (role === 'agent') return collection === 'properties' || collection === 'projects'
  return role === 'administrator' || role === 'editor'
}
