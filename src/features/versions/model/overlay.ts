import { isRecord } from '@/lib/values/read-value'

type Row = Record<string, unknown>

const rowWithId = (rows: unknown, id: unknown): Row | undefined =>
  Array.isArray(rows) && id !== undefined && id !== null
    ? rows.filter(isRecord).find((row) => row.id === id)
    : undefined

function overlaid(below: unknown, above: unknown): unknown {
  if (above === undefined) return below
  if (Array.isArray(above))
    return above.map((row: unknown) => {
      const former = isRecord(row) ? rowWithId(below, row.id) : undefined
      return former && isRecord(row) ? overlay(former, row) : row
    })
  return isRecord(below) && isRecord(above) ? overlay(below, above) : above
}

/**
 * A document as it would be with the submitted values: what a form left out, because its user may not change it, stays as
 * it is stored. Rows are those of the form, matched by id.
 */
export const overlay = (stored: Row, submitted: Row): Row => ({
  ...stored,
  ...Object.fromEntries(Object.entries(submitted).map(([key, value]) => [key, overlaid(stored[key], value)])),
})
