import { expect, test } from 'vitest'

import { exampleEmail } from './email-message.fixture'
import { parsePayloadEmail } from './parse-payload-email'
import { withoutKeys } from './outbox-endpoints'

test('a mail of Payload becomes a message: words as text, links as buttons, no markup', () => {
  const html =
    '<p>Hello &amp; welcome</p><b>Now</b>: <a class="x" href="https://a.example/?a=1&amp;b=2">Choose <i>one</i></a><br>Bye <script>x</script>'
  expect(parsePayloadEmail('Subject', html)).toEqual({
    subject: 'Subject',
    parts: [
      { type: 'text', text: 'Hello & welcome' },
      { type: 'text', text: 'Now :' },
      { type: 'button', label: 'Choose one', href: 'https://a.example/?a=1&b=2' },
      { type: 'text', text: 'Bye x' },
    ],
  })
})

test('without its keys a message links to no private page and no password reset', () => {
  const shown = JSON.stringify(
    withoutKeys({
      ...exampleEmail,
      unsubscribeUrl: 'https://perron.example/fr/my/newsletter/7/1799999999.abc/',
      parts: [
        ...exampleEmail.parts,
        { type: 'button', label: 'x', href: 'https://perron.example/admin/reset/0123abcd/' },
        { type: 'button', label: 'x', href: 'https://perron.example/fr/login/password/0123abcd/' },
        { type: 'button', label: 'x', href: 'https://perron.example/nl/login/link/0123abcd/' },
        { type: 'text', text: 'https://perron.example/fr/my/offer/9/1799999999.secret/' },
      ],
    }),
  )
  expect(shown).toContain('/fr/my/newsletter/7/key/')
  expect(shown).not.toMatch(/1799999999|0123abcd|\/my\/appointment\/1\/abc/)
})
