import type { CollectionBeforeChangeHook } from 'payload'

import { hasRole } from '@/lib/cms/access'
import { relatedId } from '@/lib/cms/hooks/related-id'

/** A property an agent adds, or copies from a colleague, is the agent's own; whose it is later, editors decide. */
export const ownAgent: CollectionBeforeChangeHook = ({ data, operation, req: { user } }) =>
  operation === 'create' && user && hasRole(user, 'agent')
    ? { ...data, agent: 'agent' in user ? relatedId(user.agent) : null }
    : data
