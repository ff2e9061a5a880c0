import { expect, test } from 'vitest'

import { readHeicProfile, withProfile } from './heic-profile'
import { pictureEngine } from './picture-engine'

const box = (type: string, ...contents: Buffer[]): Buffer => {
  const content = Buffer.concat(contents)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}
const text = (value: string) => Buffer.from(value, 'latin1')
const heic = (...colours: Buffer[]): Buffer =>
  Buffer.concat([
    box('ftyp', text('heic\0\0\0\0mif1')),
    box(
      'meta',
      text('\0\0\0\0'),
      box('iprp', box('ipco', box('ispe', text('x')), ...colours.map((each) => box('colr', each)))),
    ),
    box('mdat', text('pixels')),
  ])
const profile = (space: string) => text(`${'\0'.repeat(16)}${space}${'\0'.repeat(20)}`)
const nclx = (primaries: number) => text(`nclx\0${String.fromCharCode(primaries)}\0\x0d\0\x06\x80`)

test('the profile of the picture is found, not the grey one of what was added', async () => {
  const file = heic(Buffer.concat([text('prof'), profile('GRAY')]), nclx(1))
  expect(await readHeicProfile(file)).toBeUndefined()
  const several = heic(
    Buffer.concat([text('prof'), profile('GRAY')]),
    nclx(12),
    Buffer.concat([text('rICC'), profile('RGB ')]),
  )
  expect(await readHeicProfile(several)).toEqual(profile('RGB '))
})

test('the primaries of Display P3 have its profile, those of sRGB none', async () => {
  expect((await readHeicProfile(heic(nclx(12))))?.toString('latin1', 16, 20)).toBe('RGB ')
  expect(await readHeicProfile(heic(nclx(1)))).toBeUndefined()
  expect(await readHeicProfile(heic())).toBeUndefined()
})

test('a file that is cut off at any byte has no error', async () => {
  const file = heic(nclx(1), Buffer.concat([text('prof'), profile('RGB ')]))
  for (let length = 0; length < file.length; length++)
    expect([undefined, 40]).toContain((await readHeicProfile(file.subarray(0, length)))?.length)
})

test('a JPEG with the profile of Display P3 becomes brighter in sRGB', async () => {
  const p3 = await readHeicProfile(heic(nclx(12)))
  const pixels = Buffer.from(Array.from({ length: 64 }, () => [200, 100, 100]).flat())
  const jpeg = await pictureEngine(pixels, { raw: { width: 8, height: 8, channels: 3 } })
    .jpeg()
    .toBuffer()
  const [red = 0, green = 0] = await pictureEngine(withProfile(jpeg, p3 ?? Buffer.alloc(0)))
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  expect(red).toBeGreaterThan(210)
  expect(green).toBeLessThan(97)
  expect(withProfile(jpeg, Buffer.alloc(70_000))).toBe(jpeg)
})
