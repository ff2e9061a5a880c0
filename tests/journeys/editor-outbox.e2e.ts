import { expect } from '@playwright/test'

import { loginOf, signIn, StudioSession } from '../rig/studio-session'
import { test } from '../support/browser-test'

const texts = {
  waiting: 'En attente d’envoi.',
  preview: 'L’e-mail tel que le voit le destinataire',
}

test.use({ locale: 'fr-BE' })

test(
  'an editor finds a mail in the outbox and sees it as its reader does, but gets none of its keys',
  { tag: '@full' },
  async ({ page }) => {
    const { email } = loginOf('translator')
    const knownAnswer = await page.request.post('/api/users/forgot-password/', { data: { email } })
    const unknown = await page.request.post('/api/users/forgot-password/', {
      data: { email: 'nobody@example.org' },
    })
    expect(await knownAnswer.json()).toEqual(await unknown.json())

    const session = StudioSession.of('administrator')
    const find = () => session.find(`/outbox/?where[recipient][equals]=${email}&depth=0`)
    await expect.poll(async () => (await find()).length).toBeGreaterThan(0)
    await signIn(page, 'editor')
    await page.goto(`/admin/collections/outbox/?search=${encodeURIComponent(email)}`)
    await expect(page.locator('tbody tr').first()).toContainText(email)
    await expect(page.locator('tbody tr').first()).toContainText(texts.waiting)
    await expect(page.locator('.studio-notice')).toContainText('SMTP_URL')

    await page.locator('tbody tr a').first().click()
    const mail = page.frameLocator(`iframe[title="${texts.preview}"]`)
    await expect(mail.locator('p').first()).toBeVisible()
    const src = await page.locator('iframe.studio-outbox__mail').getAttribute('src')
    // As the browser asks: without it the session of a cookie does not count.
    const headers = { origin: new URL(page.url()).origin }
    const answer = await page.request.get(src ?? '', { headers })
    expect(answer.headers()['content-security-policy']).toContain('sandbox')
    const html = await answer.text()
    expect(html).toContain('/admin/reset/key/')
    expect(html).not.toMatch(/\/admin\/reset\/[0-9a-f]{40}/)

    const api = await page.request.get((src ?? '').replace('/mail/', '/'), { headers })
    expect(await api.json()).not.toHaveProperty('payload')
  },
)
