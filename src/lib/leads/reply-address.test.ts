import { expect, test } from 'vitest'

import { formKindLabels } from './form-kinds'
import { replyAddress } from './reply-address'

test('a reply begins in the language of the visitor', () => {
  const address = replyAddress({
    ...{ email: 'jan+huis@voorbeeld.be', locale: 'nl', form: formKindLabels.contactMe, ref: 1234 },
    greeting: 'Beste mevrouw Peeters,',
  })
  const { protocol, pathname, searchParams } = new URL(address)
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', 'jan+huis@voorbeeld.be'])
  expect(searchParams.get('subject')).toBe('Re: Meer info over een pand – Ref. 1234')
  expect(searchParams.get('body')).toBe('Beste mevrouw Peeters,\r\n\r\n')
  expect(address).not.toContain('+')
})

test('an address cannot add another recipient or header', () => {
  const email = 'a@b.be?bcc=c@d.be&cc=e@f.be,g@h.be'
  const address = replyAddress({ email, locale: 'fr', form: formKindLabels.siteContact, greeting: '' })
  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body'])
  expect(address.split('?')[0]).not.toMatch(/[,&]/)
})
