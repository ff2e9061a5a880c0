import { expect, test } from 'vitest'

import { toCaptchaSetting } from './captcha'

test.each([
  [null, { provider: 'own' }],
  [{ provider: 'own', siteKey: 'left from before' }, { provider: 'own' }],
  [{ provider: 'turnstile', siteKey: '' }, { provider: 'own' }],
  [{ provider: 'somebody', siteKey: 'key' }, { provider: 'own' }],
  [
    { provider: 'recaptcha', siteKey: 'key' },
    { provider: 'recaptcha', siteKey: 'key' },
  ],
] as const)('the setting %o means %o', (stored, setting) => {
  expect(toCaptchaSetting(stored)).toEqual(setting)
})
