import { isRecord } from '@/lib/values/read-value'

/** The texts of a form's values by their paths, with rows named by their ids: `blocks.ID.links.ID.label`. */
export function textsByPath(values: unknown, path = ''): Map<string, string> {
  const texts = new Map<string, string>()
  const visit = (value: unknown, at: string) => {
    if (typeof value === 'string') texts.set(at, value)
    const within = at && `${at}.`
    if (Array.isArray(value)) {
      for (const row of value)
        if (isRecord(row) && typeof row.id === 'string') visit(row, `${within}${row.id}`)
    } else if (isRecord(value) && !('root' in value))
      // Formatted texts are drawn by the server.
      for (const [name, inner] of Object.entries(value)) visit(inner, `${within}${name}`)
  }
  visit(values, path)
  return texts
}

/** What was typed since: the texts that have another value, by path. */
export function changedTexts(
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): Map<string, { from: string; to: string }> {
  const changes = new Map<string, { from: string; to: string }>()
  for (const [path, to] of now) {
    const from = before.get(path)
    if (from !== undefined && from !== to) changes.set(path, { from, to })
  }
  return changes
}

/** The value at a path, with rows named by their ids; undefined for none. */
export function valueAt(values: unknown, path: string): unknown {
  let value = values
  for (const step of path.split('.')) {
    if (Array.isArray(value)) value = value.find((row) => isRecord(row) && row.id === step)
    else value = isRecord(value) ? value[step] : undefined
  }
  return value
}
