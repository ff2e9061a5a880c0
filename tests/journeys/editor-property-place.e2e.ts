import { expect } from '@playwright/test'

import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'
import { findViolations } from '../support/axe'
import { makePropertyDraft } from '../support/property-draft'
import { siteUrl } from '../rig/site-url'
import { signIn, StudioSession } from '../rig/studio-session'

test.use({ locale: 'fr-BE' })

test(
  'the pin starts at the centre of the place, is moved by keys, and follows the fields',
  { tag: '@full' },
  async ({ page }) => {
    const session = StudioSession.of('administrator')
    const { id } = await makePropertyDraft(session)
    try {
      await signIn(page, 'editor')
      await page.setViewportSize({ width: 390, height: 800 })
      await page.goto(`/admin/collections/properties/${id}/?locale=fr`)
      const before = new Set<string>()
      page.on('request', (request) => before.add(request.url()))
      await waitForHydration(page)
      await page.getByRole('button', { name: 'Placer sur la carte' }).click()
      await expect(page.getByText('L’adresse n’est pas publiée')).toBeVisible()
      await page.getByRole('button', { name: 'Prendre le centre de la localité' }).click()
      const longitude = page.locator('#field-longitude')
      const latitude = page.locator('#field-latitude')
      await expect(longitude).not.toHaveValue('')
      const start = Number(await longitude.inputValue())
      const pin = page.getByRole('button', { name: /^Épingle/ })
      await pin.focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Shift+ArrowRight')
      await expect.poll(async () => Number(await longitude.inputValue())).toBeGreaterThan(start)
      const place = await pin.boundingBox()
      await latitude.fill(String(Number(await latitude.inputValue()) + 0.004))
      await expect.poll(async () => (await pin.boundingBox())?.y).not.toBe(place?.y)
      expect([...before].filter((url) => url.startsWith('http') && !url.startsWith(siteUrl))).toEqual([])
      expect(await findViolations(page, { within: '.studio-place' })).toEqual([])
      const panel = await page.locator('.studio-place').boundingBox()
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(390)
    } finally {
      await session.remove(`/properties/${id}/`)
    }
  },
)
