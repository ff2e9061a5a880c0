import { expect } from '@playwright/test'

import { findings } from '../support/axe'
import { test } from '../support/browser-test'
import { signIn, StudioSession } from '../support/studio-session'
import { newMark } from '../support/test-page'

test.use({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })

test('the checks beside a page lead to the field, by keyboard, and follow what is mended', async ({
  page,
}) => {
  const session = StudioSession.of('editor')
  const title = (heading: string) => ({ blockType: 'callToAction', heading, titleSize: 'h1' })
  const created = await session.create('/pages/?draft=true&locale=fr', {
    ...{ title: newMark(), _status: 'draft' },
    blocks: [title('Un'), { ...title('Deux'), links: [{ label: 'Ici', url: '/nulle-part/' }] }],
  })
  await signIn(page, 'editor')
  await page.goto(`/admin/collections/pages/${created.id}/?locale=fr`)
  const panel = page.getByRole('region', { name: 'Vérifications pendant la rédaction' })
  const ofLink = panel.getByRole('button', { name: '/nulle-part/' })
  const ofHeading = panel.getByRole('button', {
    name: /second titre principal.*Deux/,
  })
  await expect(ofLink).toBeVisible()
  await expect(ofHeading).toBeVisible()
  expect(await findings(page, { within: '.studio-checks' })).toEqual([])
  await ofLink.focus()
  await page.keyboard.press('Enter')
  const url = page.locator('#field-blocks__1__links__0__url')
  await expect(url).toBeFocused()
  await url.fill('/')
  await expect(ofLink).toHaveCount(0)
  await expect(ofHeading).toBeVisible()
  await session.remove(`/pages/${created.id}/`)
})
