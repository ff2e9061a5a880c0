import type { MappingRow } from '../model/mapping'
import { importTargets, type ImportTarget } from '../model/targets'
import type { TransformName } from '../model/transforms'

const transformOf = (
  { name, kind, hasLines, options }: ImportTarget,
  longText: TransformName,
): TransformName => {
  if (name === 'typeWebId' || kind === 'number' || kind === 'integer') return 'number'
  if (kind === 'date') return 'date'
  if (kind === 'fileList') return 'files'
  if (kind === 'numberList' || kind === 'choiceList') return 'codes'
  if (kind === 'boolean' || (kind === 'choice' && options?.includes('unknown') && options.includes('yes')))
    return 'answer'
  if (kind === 'choice') return 'code'
  return hasLines ? longText : 'text'
}

/**
 * A mapping for feeds that use the names of the fields themselves.
 *
 * @param longText how texts of several lines are read: as they are, or as HTML
 */
export const ownNames = (longText: 'text' | 'plainText'): MappingRow[] =>
  importTargets.map((target) => ({
    ...{ target: target.name, path: target.name, transform: transformOf(target, longText) },
    ...(target.name === 'status' && { fallback: 'active' }),
  }))
