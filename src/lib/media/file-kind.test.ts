import { expect, test } from 'vitest'

import { fileKindOf } from './file-kind'

const bytes = (text: string) => Uint8Array.from([...text].map((each) => each.charCodeAt(0)))
const box = (brand: string, others = '') =>
  bytes(`\0\0\0${String.fromCharCode(16 + others.length)}ftyp${brand}\0\0\0\0${others}`)
const rest = '............'

test.each([
  ['jpg', bytes(`\xff\xd8\xff\xe0${rest}`)],
  ['png', bytes(`\x89PNG\r\n\x1a\n${rest}`)],
  ['webp', bytes('RIFF....WEBPVP8 ')],
  ['avif', box('avif')],
  ['avif', box('mif1', 'mif1avif')],
  ['mp4', box('isom', 'mp42')],
  ['mp4', box('mp42')],
  ['webm', bytes(`\x1a\x45\xdf\xa3....B\x82\x84webm${rest}`)],
  ['pdf', bytes('%PDF-1.4\nxref\n%%EOF\n')],
  ['docx', bytes('PK\x03\x04..........................[Content_Types].xml')],
  ['heic', box('heic', 'mif1')],
  ['mov', box('qt  ')],
])('a %s is known by its content', (extension, content) => {
  expect(fileKindOf(content)?.extension).toBe(extension)
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['XML', '<?xml version="1.0"?><svg/>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['HTML that mentions a picture', '<!-- \x89PNG\r\n\x1a\n --><script>alert(1)</script>'],
  ['GIF', 'GIF89a............'],
  ['Matroska', '\x1a\x45\xdf\xa3....B\x82\x88matroska......'],
  ['a zip', 'PK\x03\x04..........................run.exe'],
  ['a program', 'MZ\x90\0\x03\0\0\0\x04\0\0\0'],
  ['an unknown ISO file', '\0\0\0\x10ftypevil....'],
  ['nearly nothing', '\xff\xd8\xff'],
  ['nothing', ''],
])('%s is nothing we know', (_name, content) => {
  expect(fileKindOf(bytes(content))).toBeNull()
})

test('a part of a larger buffer is read from its own beginning', () => {
  const whole = Uint8Array.from([...bytes('something'), ...box('mif1', 'mif1avif')])
  expect(fileKindOf(whole.subarray(9))?.extension).toBe('avif')
})
