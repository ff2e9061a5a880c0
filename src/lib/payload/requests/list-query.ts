import type { FlattenedField } from 'payload'

type Query = Record<string, string | string[]>

/** Whether Payload's form of filters lists the field of a path for all who see the list. */
function isListed(fields: readonly FlattenedField[], [first, ...rest]: string[]): boolean {
  const field = fields.find(({ name }) => name === first)
  if (!field || ('hidden' in field && field.hidden) || field.access?.read) return false
  if (field.admin?.hidden === true || field.admin?.disabled === true) return false
  if (field.type === 'group' || field.type === 'tab' || field.type === 'array')
    return isListed(field.flattenedFields, rest)
  return rest.length === 0 && field.type !== 'blocks' && field.type !== 'join'
}

/**
 * The query of a list in the studio without questions whether a field exists that Payload's form of filters does not
 * list, such as `where[or][0][and][0][blocks.blockType][exists]=true`: the form fails on them, and the page with it.
 */
export function withoutUnlistedFields(query: Query, fields: readonly FlattenedField[]): Query {
  const isUnlisted = (name: string) => {
    const path = /^where.*\[([^\]]+)\]\[exists\]/.exec(name)?.[1]
    return path !== undefined && !isListed(fields, path.split('.'))
  }
  return Object.fromEntries(Object.entries(query).filter(([name]) => !isUnlisted(name)))
}
