import type { Access, Payload } from 'payload'

import { administrators, nobody, staff } from './access'

type Rules = Record<'create' | 'read' | 'update' | 'delete', Access>

const closed: Rules = { create: nobody, read: nobody, update: nobody, delete: nobody }

/** Payload's own collections and who may touch them. Its defaults let every account in, owners included. */
const rules: Record<string, Rules> = {
  'payload-jobs': { ...closed, read: administrators, delete: administrators },
  'payload-kv': closed,
  'payload-locked-documents': { create: staff, read: staff, update: staff, delete: staff },
  'payload-migrations': closed,
}

/**
 * Closes what Payload adds by itself. It offers no option for most of these, so the rules are replaced
 * after it has started; its own code works past them. Preferences already belong to one account each.
 */
export function closeSystemCollections(payload: Payload): void {
  for (const { slug, access } of payload.config.collections) {
    Object.assign(access, rules[slug])
  }
}
