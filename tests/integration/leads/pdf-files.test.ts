import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { detectFileKind } from '@/features/media/model/file-kind'
import { storeFiles } from '@/features/submissions/server/submitted-file'

import { examplePdfs } from '../../support/example-pdfs'
import { makePayload, type TestPayload } from '../../support/make-payload'

let running: TestPayload
let payload: Payload
const pdfs = await examplePdfs()

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

test('there are more than twenty', () => {
  expect(Object.keys(pdfs).length).toBeGreaterThan(20)
})

test.each(Object.entries(pdfs))('%s is stored as it was sent', async (_, bytes) => {
  expect(await detectFileKind(new File([new Uint8Array(bytes)], 'cv'))).toMatchObject({ extension: 'pdf' })
  const file = { field: 'cv', name: 'cv.pdf', bytes, extension: 'pdf', mimeType: 'application/pdf' } as const
  const [id = ''] = await storeFiles(payload, [file])
  const stored = await payload.findByID({ collection: 'leadFiles', id })
  expect(stored).toMatchObject({ mimeType: 'application/pdf', filesize: bytes.length })
})

/** What follows a whole file may be cut off. */
const once = Object.entries(pdfs).filter(([name]) => !/update|after it/.test(name))

test.each(once)('the first half of %s is refused', async (_, bytes) => {
  expect(await detectFileKind(bytes.subarray(0, bytes.length / 2))).toBeNull()
})

test.each([
  ['a text about PDF', 'The header of a PDF is %PDF- and its end is %%EOF'],
  ['a header that comes too late', `${' '.repeat(1100)}%PDF-1.4\nstartxref\n0\n%%EOF`],
  ['a program', 'MZ this is a program %%EOF'],
  ['a web page', '<!doctype html><html><p>%%EOF</html>'],
])('%s is no PDF', async (_, text) => {
  expect(await detectFileKind(Buffer.from(text))).toBeNull()
})
