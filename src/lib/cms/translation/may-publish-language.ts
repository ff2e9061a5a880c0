import type { PayloadRequest } from 'payload'

import type { TranslatedCollection } from '@/lib/translation/translated-collections'

import { staffRole } from '../access'

/** Who decides in which languages a document is shown: editors, and agents for what they sell and let. */
export function mayPublishLanguage(user: PayloadRequest['user'], collection: TranslatedCollection): boolean {
  const role = staffRole(user)
  if (role === 'agent') return collection === 'properties' || collection === 'projects'
  return role === 'administrator' || role === 'editor'
}
