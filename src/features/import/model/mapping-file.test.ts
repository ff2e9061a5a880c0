import { expect, test } from 'vitest'

import { parseMappingFile, toMappingFile } from './mapping-file'

const row = { target: 'price', path: 'Prix|Price', transform: 'belgianNumber' } as const
const code = { table: 'status', code: 'V', value: 'sold' }
const file = { format: 'specification3', mapping: [row], codes: [code] }

test('what was exported is what is imported', () => {
  const stored = {
    format: 'specification3' as const,
    codes: [{ ...code, id: 'c1' }],
    mapping: [{ ...row, id: 'a1', table: null, argument: '', fallback: 'x' }],
  }
  const exported: unknown = JSON.parse(JSON.stringify(toMappingFile(stored)))
  expect(parseMappingFile(exported)).toEqual({
    file: { ...file, mapping: [{ ...row, fallback: 'x' }] },
  })
})

test.each([
  [null, 'JSON'],
  ['{}', 'JSON'],
  [{}, 'format'],
  [{ ...file, mapping: [row, { ...row, target: 'nothing' }] }, 'mapping.1.target'],
  [{ ...file, mapping: [{ ...row, transform: 'eval' }] }, 'mapping.0.transform'],
  [{ ...file, codes: [{ ...code, value: '' }] }, 'codes.0.value'],
  [{ ...file, codes: Array.from({ length: 5001 }, () => code) }, 'codes'],
  [{ ...file, more: 1 }, 'JSON'],
])('%j is refused at %s', (content, place) => {
  expect(parseMappingFile(content)).toEqual({ place })
})
