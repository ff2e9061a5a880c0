import fc from 'fast-check'
import { expect, test } from 'vitest'

import { makeRecoveryCode, parseRecoveryCode, recoveryCodeLength } from './recovery-code'

const bytes = fc.uint8Array({ minLength: recoveryCodeLength, maxLength: recoveryCodeLength })

test('a code is read as it was made, in small letters, with spaces and with letters that look like digits', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = makeRecoveryCode(random)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
      const misread = ` ${code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
      expect(parseRecoveryCode(code)).toBe(code)
      expect(parseRecoveryCode(misread)).toBe(code)
    }),
  )
})

test.each(['', '123456', '12345-1234', '12345-123456', 'UUUUU-UUUUU', '12345_12345'])(
  '%j is no recovery code',
  (typed) => expect(parseRecoveryCode(typed)).toBeNull(),
)

test('a text is read as null or as a code', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 14 }), (typed) => {
      const code = parseRecoveryCode(typed)
      if (code !== null) expect(parseRecoveryCode(code)).toBe(code)
    }),
  )
})
