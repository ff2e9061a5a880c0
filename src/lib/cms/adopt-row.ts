type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function adoptValue(model: unknown, copy: unknown): unknown {
  if (Array.isArray(model)) {
    const rows: unknown[] = Array.isArray(copy) ? copy : []
    return model.map((row, index) => adoptValue(row, rows[index]))
  }
  if (!isRow(model)) return model
  const from = isRow(copy) ? copy : {}
  const adopted = Object.entries(model).map(([name, value]) => [
    name,
    name === 'id' ? (from.id ?? value) : adoptValue(value, from[name]),
  ])
  return Object.fromEntries(adopted)
}

/**
 * A stored block under the ids of its copy, so that the languages of the one become those of the other. A list within
 * the block is matched row by row, which is how it was copied.
 *
 * @param model the block as stored, texts by language
 * @param copy the block as it arrives, in the language being edited
 */
export const adoptRow = (model: Row, copy: Row): Row => adoptValue(model, copy) as Row
