/** One condition of a list: a field, and what it is compared with. */
export type Condition = Record<string, Record<string, string | boolean>>

/** Alternatives of conditions that hold together; the only form that the filters of the studio's lists can show. */
export type Filter = { or: { and: Condition[] }[] }

export const allOf = (...conditions: Condition[]): Filter => ({ or: [{ and: conditions }] })

/** The address of a collection's list that shows what the filter finds. */
export function listAddress(collection: string, { or }: Filter): string {
  const query = new URLSearchParams()
  or.forEach(({ and }, alternative) =>
    and.forEach((condition, place) => {
      for (const [field, comparison] of Object.entries(condition)) {
        for (const [operator, value] of Object.entries(comparison)) {
          query.set(`where[or][${alternative}][and][${place}][${field}][${operator}]`, String(value))
        }
      }
    }),
  )
  return `/admin/collections/${collection}/?${query}`
}
