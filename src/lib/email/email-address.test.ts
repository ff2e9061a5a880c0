import { expect, test } from 'vitest'

import { mailboxOf, maskEmail } from './email-address'

test.each([
  ['Tom@Example.org', 'tom@example.org'],
  ['tom+house@example.org', 'tom@example.org'],
  ['t.o.m@example.org', 't.o.m@example.org'],
  ['T.o.M+x@gmail.com', 'tom@gmail.com'],
  ['tom@googlemail.com', 'tom@gmail.com'],
  ['t_o-m@pm.me', 'tom@proton.me'],
  ['+tom@example.org', '+tom@example.org'],
  ['tom', 'tom'],
])('%s reaches %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

test.each([
  ['marie@example.org', 'm•••@example.org'],
  ['m@example.org', 'm•••@example.org'],
  ['"a@b"@example.org', '"•••@example.org'],
])('%s is shown masked', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})
