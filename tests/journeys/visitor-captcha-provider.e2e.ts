import { expect } from '@playwright/test'

import { siteContactFixture } from '@/features/leads/form/site-contact.fixture'

import { test } from '../support/browser-test'
import { fillShown, formOf, ownClientIp } from '../rig/form-filling'
import { settle, watchPolicy } from '../support/policy-watch'
import { StudioSession } from '../rig/studio-session'
import { newMark } from '../support/test-page'

/** The provider's script as far as ours uses it: a visitor who is believed at once. */
const script = `window.turnstile = { render: (place, { callback }) => { place.textContent = 'Turnstile'; callback('token') } }`

const session = StudioSession.of('administrator')
const choose = (captcha: object) => session.create('/globals/siteConfig/', { captcha })
test.beforeAll(async () => {
  await choose({ provider: 'turnstile', siteKey: '0x4AAAAAAA-test', secretKey: '0x4AAAAAAA-none' })
})
test.afterAll(() => choose({ provider: 'own', siteKey: null, secretKey: null }))

test('a provider is loaded when the visitor sends; as it does not know our server, our own proof takes over', async ({
  page,
}) => {
  const requests: string[] = []
  await page.route('https://challenges.cloudflare.com/**', async (route) => {
    requests.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: script })
  })
  await page.setExtraHTTPHeaders(ownClientIp())
  const refused = await watchPolicy(page)
  await page.goto('/fr/contact/')
  await settle(page)
  const form = formOf(page, 'fr', 'siteContact')
  await fillShown(form, { ...siteContactFixture, email: `${newMark()}@example.org` })
  expect(requests).toEqual([])
  await form.locator('[type=submit]').click()
  await expect(page).toHaveURL(/\/merci\/site-contact\//)
  expect(requests).toEqual([expect.stringContaining('/turnstile/v0/api.js')])
  expect(await refused()).toEqual([])
})
