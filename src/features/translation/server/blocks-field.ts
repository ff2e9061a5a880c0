import type { BlocksField, FieldHook } from 'payload'

import { isLocale } from '@/lib/i18n/locales'
import { findRemovedRow, findRow, rowReader, rowsOf, parseRowLocation } from '@/lib/payload/stored-rows'

import { mergeBlockLocales } from './merge-block-locales'

/**
 * A duplicated or pasted block arrives in the edited language only, and so does a removed one that is brought back. The
 * other languages are copied from the original, or from a version that has the removed block: it is added to the stored
 * document under the id of the block, and Payload keeps the languages that were not sent.
 */
const copyAllLanguages: FieldHook = async ({ value, field, siblingDocWithLocales, req }) => {
  if (!field.name || !siblingDocWithLocales) return value
  const readRow = rowReader('all', req)
  for (const row of rowsOf(value)) {
    const location = parseRowLocation(row.rowLocation)
    delete row.rowLocation
    // With all languages at once no language is missing.
    if (!location || !row.id || !isLocale(req.locale)) continue
    const stored: unknown = siblingDocWithLocales[field.name]
    const isCopy = location.row !== row.id
    if (!isCopy && findRow(stored, row.id)) continue
    const model = isCopy
      ? (findRow(stored, location.row) ?? (await readRow(location)))
      : await findRemovedRow(location, req)
    if (model?.blockType !== row.blockType || !model) continue
    const others = rowsOf(stored).filter(({ id }) => id !== row.id)
    siblingDocWithLocales[field.name] = [...others, mergeBlockLocales(model, row, req.locale)]
  }
  return value
}

interface BlocksOptions extends Pick<
  BlocksField,
  'blockReferences' | 'filterOptions' | 'required' | 'maxRows'
> {
  /** Components above the list and below it. */
  above?: string[]
  below?: string[]
}

/** The list of blocks of a page, an article or a module. */
export const blocksField = ({ above = [], below = [], ...rest }: BlocksOptions): BlocksField => ({
  name: 'blocks',
  type: 'blocks',
  blocks: [],
  hooks: { beforeChange: [copyAllLanguages] },
  admin: {
    initCollapsed: true,
    components: {
      beforeInput: [
        '/studio/blocks/picker-sentences#PickerSentences',
        '/studio/blocks/open-new-rows#OpenNewRows',
        ...above,
      ],
      afterInput: below,
    },
  },
  ...rest,
})
