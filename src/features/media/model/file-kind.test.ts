import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { minimalDocx } from '../../../../tests/support/minimal-docx'

import { detectFileKind } from './file-kind'

const bytes = (text: string) => Uint8Array.from([...text].map((each) => each.charCodeAt(0)))
const box = (brand: string, others = '') =>
  bytes(`\0\0\0${String.fromCharCode(16 + others.length)}ftyp${brand}\0\0\0\0${others}`)
const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
/** The same archive with the content type of a spreadsheet, padded to the same length. */
const spreadsheet = () => {
  const [word, sheet] = ['wordprocessingml.document.main+xml"/>', 'spreadsheetml.sheet.main+xml"/>']
  return Buffer.from(minimalDocx().toString('latin1').replace(word, sheet.padEnd(word.length)), 'latin1')
}

test.each([
  ['jpg', () => picture().jpeg().toBuffer()],
  ['png', () => picture().png().toBuffer()],
  ['webp', () => picture().webp().toBuffer()],
  ['avif', () => picture().avif().toBuffer()],
  ['avif', () => box('mif1', 'mif1avif')],
  ['mp4', () => box('isom', 'mp42')],
  ['mp4', () => box('mp42')],
  ['mp4', () => box('M4V ')],
  ['webm', () => bytes('\x1a\x45\xdf\xa3\x87B\x82\x84webm')],
  ['pdf', () => bytes('%PDF-1.4\nxref\n%%EOF\n')],
  ['docx', minimalDocx],
  ['heic', () => box('heic', 'mif1')],
  ['heic', () => box('mif1', 'mif1heic')],
  ['mov', () => box('qt  ')],
])('a %s is detected by its content', async (extension, make) => {
  const content = Uint8Array.from(await make())
  expect((await detectFileKind(content))?.extension).toBe(extension)
  expect((await detectFileKind(new Blob([content])))?.extension).toBe(extension)
})

test('a HEIC is accepted as what becomes a picture, a mov is not', async () => {
  expect((await detectFileKind(box('heic', 'mif1')))?.is).toBe('convertible')
  expect((await detectFileKind(box('qt  ')))?.is).toBe('unsupported')
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['XML', '<?xml version="1.0"?><svg/>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['HTML that mentions a picture', '<!-- \x89PNG\r\n\x1a\n --><script>alert(1)</script>'],
  ['GIF', 'GIF89a............'],
  ['Matroska', '\x1a\x45\xdf\xa3\x8bB\x82\x88matroska'],
  ['a zip', 'PK\x03\x04..........................run.exe'],
  ['a program', 'MZ\x90\0\x03\0\0\0\x04\0\0\0'],
  ['sound in an ISO file', '\0\0\0\x10ftypM4A ....'],
  ['nothing', ''],
])('%s is not accepted', async (_name, content) => {
  expect(await detectFileKind(bytes(content))).toBeNull()
})

test('a spreadsheet is no Word document', async () => {
  expect(await detectFileKind(spreadsheet())).toBeNull()
})

test('a part of a larger buffer is read from its own beginning', async () => {
  const complete = Uint8Array.from([...bytes('something'), ...box('mif1', 'mif1avif')])
  expect((await detectFileKind(complete.subarray(9)))?.extension).toBe('avif')
})

test('a broken file is never an error', async () => {
  const beginnings = fc.constantFrom(
    'PK\x03\x04',
    '\xff\xd8\xff',
    '\x1a\x45\xdf\xa3',
    '\0\0\0\x18ftypmif1',
    '%PDF-',
    '',
  )
  const content = fc
    .tuple(beginnings, fc.uint8Array({ maxLength: 300 }))
    .map(([start, rest]) => Uint8Array.from([...bytes(start), ...rest]))
  await fc.assert(
    fc.asyncProperty(content, async (each) => {
      await expect(detectFileKind(each)).resolves.not.toBeUndefined()
    }),
  )
  const docx = minimalDocx()
  for (let length = 0; length < docx.length; length += 7)
    await expect(detectFileKind(docx.subarray(0, length))).resolves.not.toBeUndefined()
})
