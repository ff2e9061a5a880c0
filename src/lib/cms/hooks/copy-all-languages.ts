import type { FieldHook } from 'payload'

import { isLocale } from '@/lib/i18n/locales'

import { adoptRow } from '../adopt-row'
import { findRow, rowReader, rowsOf } from '../read-row'
import { parseRowAddress } from '../row-address'

/**
 * A block that was duplicated or pasted arrives in the language being edited. Its other languages come from its model:
 * the model is put, under the copy's id, among what is stored, and Payload keeps the languages that were not sent.
 */
export const copyAllLanguages: FieldHook = async ({ value, field, siblingDocWithLocales, req }) => {
  if (!field.name || !siblingDocWithLocales) return value
  const readRow = rowReader('all', req)
  for (const row of rowsOf(value)) {
    const address = parseRowAddress(row.rowAddress)
    delete row.rowAddress
    // With all languages at once nothing is missing.
    if (!address || !row.id || address.row === row.id || !isLocale(req.locale)) continue
    const stored: unknown = siblingDocWithLocales[field.name]
    const model = findRow(stored, address.row) ?? (await readRow(address))
    if (model?.blockType !== row.blockType || !model) continue
    const others = rowsOf(stored).filter(({ id }) => id !== row.id)
    siblingDocWithLocales[field.name] = [...others, adoptRow(model, row, req.locale)]
  }
  return value
}
