import { expect, test } from 'vitest'

import { safeFileName } from './safe-file-name'

const picture = Buffer.from('picture')

test('a file name becomes a slug with a fingerprint of the content', () => {
  expect(safeFileName('Façade arrière (1).JPG', picture)).toMatch(/^facade-arriere-1-[0-9a-f]{8}\.jpg$/)
})

test('the same content keeps its name, other content gets another', () => {
  expect(safeFileName('a.png', picture)).toBe(safeFileName('a.png', picture))
  expect(safeFileName('a.png', picture)).not.toBe(safeFileName('a.png', Buffer.from('other')))
})

test.each(['../../etc/passwd', '..%2f.jpg', '\u202egpj.exe', '.jpg', '', 'a\0b.png', 'x'.repeat(500)])(
  '%j becomes harmless',
  (name) => {
    expect(safeFileName(name, picture)).toMatch(/^[a-z0-9][a-z0-9-]{1,69}(\.[a-z0-9]{1,5})?$/)
  },
)
