import { isAgent, ownAccess } from '@/lib/payload/access'

export const ownPropertyRecords = ownAccess(
  isAgent,
  ['owner'],
  'What belongs to the owner’s own properties.',
  (user) => ({ 'property.owners': { equals: user.id } }),
)

export const ownPropertyRecordsForOwners = ownAccess(
  isAgent,
  ['owner'],
  'What belongs to the owner’s own properties and is marked as visible to the owner.',
  (user) => ({ 'property.owners': { equals: user.id }, visibleToOwner: { equals: true } }),
)
