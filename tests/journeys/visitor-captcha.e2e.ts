import { expect } from '@playwright/test'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

import { siteContactFixture } from '@/features/leads/form/site-contact.fixture'

import { test } from '../support/browser-test'
import { ownClientIp } from '../rig/form-filling'
import { interfaceText } from '../support/interface-texts'
import { settle } from '../support/policy-watch'
import { siteUrl } from '../rig/site-url'
import { newMark } from '../support/test-page'

const challengePath = '/forms-challenge/?kind=siteContact'

/** Acts like the browser of a visitor who fills in the form. */
async function makeProof(): Promise<string> {
  const answer = await fetch(siteUrl + challengePath, { headers: ownClientIp() })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const challenge = (await answer.json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

/** A submission like no other, as the script of the page sends it. */
const send = (captcha: string, headers: Record<string, string>) =>
  fetch(`${siteUrl}/fr/forms/siteContact/`, {
    method: 'POST',
    headers: { ...headers, origin: siteUrl, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({
      ...siteContactFixture,
      email: `${newMark()}@example.org`,
      consent: 'on',
      captcha,
    }),
  })

test('the task is fetched when the form is touched, not before, and typing goes on', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/forms-challenge/')) requests.push(request.url())
  })
  await page.setExtraHTTPHeaders(ownClientIp())
  await page.goto('/fr/contact/')
  await settle(page)
  expect(requests).toEqual([])
  const message = page.locator('form[action="/fr/forms/siteContact/"] [name="message"]')
  await message.pressSequentially('Une question sur le quai')
  await expect(message).toHaveValue('Une question sur le quai')
  await expect.poll(() => requests).toEqual([`${siteUrl}${challengePath}`])
})

test('of twenty submissions with one proof, sent at once, exactly one is taken', async () => {
  const proof = await makeProof()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(proof, ownClientIp())))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 422)).toHaveLength(19)
  const refused = (await answers.find(({ status }) => status === 422)?.json()) as { message: string }
  expect(refused.message).toBe(interfaceText('fr', 'captcha.wrong'))
})

test(
  'five forms in ten minutes from one client IP, and the sixth response says when to try again',
  { tag: '@full' },
  async () => {
    const clientIp = ownClientIp()
    const taken: number[] = []
    for (let count = 0; count < 5; count += 1) taken.push((await send(await makeProof(), clientIp)).status)
    expect(taken).toEqual([201, 201, 201, 201, 201])
    const proof = await makeProof()
    const refused = await send(proof, clientIp)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(((await refused.json()) as { message: string }).message).toMatch(/Réessayez dans (9|10)\s?minutes/)
    // The proof is not lost with it.
    expect((await send(proof, ownClientIp())).status).toBe(201)
  },
)
