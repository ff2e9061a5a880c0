import { expect, test } from 'vitest'

import { formKindLabels } from '@/features/submissions/model/form-kind-labels'
import { toReplyUrl } from './reply-url'

test('a reply begins in the language of the visitor', () => {
  const url = toReplyUrl({
    email: 'jan+huis@voorbeeld.be',
    locale: 'nl',
    form: formKindLabels.contactMe,
    ref: 1234,
    greeting: 'Beste mevrouw Peeters,',
  })
  const { protocol, pathname, searchParams } = new URL(url)
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', 'jan+huis@voorbeeld.be'])
  expect(searchParams.get('subject')).toBe('Re: Meer info over een pand – Ref. 1234')
  expect(searchParams.get('body')).toBe('Beste mevrouw Peeters,\r\n\r\n')
  expect(url).not.toContain('+')
})

test('an e-mail address cannot add another recipient or header', () => {
  const email = 'a@b.be?bcc=c@d.be&cc=e@f.be,g@h.be'
  const url = toReplyUrl({ email, locale: 'fr', form: formKindLabels.siteContact, greeting: '' })
  expect([...new URL(url).searchParams.keys()]).toEqual(['subject', 'body'])
  expect(url.split('?')[0]).not.toMatch(/[,&]/)
})
