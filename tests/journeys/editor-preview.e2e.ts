import { expect, type Page } from '@playwright/test'

import { testimonialsSliderFixture } from '@/blocks/testimonials-slider/testimonials-slider.fixture'

import { test } from '../support/browser-test'
import { interfaceText } from '../support/interface-texts'
import { waitForHydration } from '../support/wait-for-hydration'
import { closeBeside, openBeside } from '../support/live-preview'
import { open } from '../rig/demo-pages'
import { siteUrl } from '../rig/site-url'
import { signIn } from '../rig/studio-session'
import { withPage } from '../support/test-page'

test.use({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })

/** Signs in without the form and opens the edit view. */
async function openForm(page: Page, id: string): Promise<void> {
  await signIn(page, 'editor')
  await page.goto(`/admin/collections/pages/${id}/?locale=fr`)
  await waitForHydration(page)
}

test('what is typed shows at once, and a click leads to the very field', async ({ page }) => {
  await withPage(async (made) => {
    await openForm(page, made.id)
    const preview = await openBeside(page)
    const shown = preview.getByRole('heading', { name: `${made.mark} premier` })
    await shown.waitFor()
    await expect(preview.locator('[data-preview-block]').first()).toBeAttached()
    await expect(preview.locator('.consent-bar')).toHaveCount(0)

    const heading = page.locator('#field-blocks__0__heading')
    // The frames are drawn by the script that hears clicks.
    await preview.locator('.preview-frame-edited').waitFor({ state: 'attached' })
    await shown.click()
    await expect(heading).toBeFocused()
    await preview.getByText(`${made.mark} premier`).last().click()
    await expect(page.locator('#blocks-row-0 [contenteditable="true"]').first()).toBeFocused()
    await expect(preview.locator('.preview-frame-edited')).toBeVisible()

    const words = `${made.mark} tapé`
    await heading.fill(`${words} d’abord`)
    await expect(preview.getByRole('heading', { name: `${words} d’abord` })).toBeVisible()
    const start = Date.now()
    await heading.fill(words)
    await preview.getByRole('heading', { name: words, exact: true }).waitFor()
    console.log(`typed → seen: ${Date.now() - start} ms`)
    await closeBeside(page)
  })
})

test(
  'a slider works as on the site, also when the preview has other slides',
  { tag: '@full' },
  async ({ page }) => {
    const slider = { ...testimonialsSliderFixture, maxItems: 3 }
    await withPage(
      async (made) => {
        await openForm(page, made.id)
        const preview = await openBeside(page)
        const row = preview.getByRole('group', { name: interfaceText('fr', 'testimonials.label') })
        const slides = row.getByRole('listitem')
        const next = preview.getByRole('button', { name: interfaceText('fr', 'testimonials.next') })
        // A key that is pressed while the preview is rendered anew is lost: an editor presses it again.
        const endsInView = () =>
          expect(async () => {
            await row.scrollIntoViewIfNeeded()
            await row.focus()
            await expect(row).toHaveClass(/swiper-initialized/, { timeout: 2000 })
            await row.press('End')
            await expect(slides.last()).toBeInViewport({ ratio: 0.9, timeout: 2000 })
          }).toPass({ timeout: 30_000 })
        await expect(slides).toHaveCount(3)
        await next.click()
        await endsInView()
        await page.getByRole('button', { name: 'Tout déplier' }).click()
        await page.locator('#blocks-row-0 .collapsible__content .collapsible__toggle').click()
        await page.locator('#field-blocks__0__maxItems').fill('6')
        await expect(slides).toHaveCount(6)
        await endsInView()
        await closeBeside(page)
      },
      { blocks: [slider] },
    )
  },
)

test('a link opens the draft for a visitor without an account, and nothing else does', async ({
  page,
  browser,
}) => {
  await withPage(async (made) => {
    await openForm(page, made.id)
    const hour = page.getByRole('radio', { name: '1 heure' })
    await page.getByRole('button', { name: 'Partager l’aperçu' }).click()
    await hour.check()
    await page.getByRole('button', { name: 'Créer le lien' }).click()
    const link = new URL(await page.getByRole('textbox', { name: 'Lien de l’aperçu' }).inputValue())
    const path = link.pathname + link.search

    const outsider = await (await browser.newContext({ locale: 'fr-BE' })).newPage()
    await outsider.goto(siteUrl + path)
    await expect(outsider.getByRole('heading', { name: `${made.mark} premier` })).toBeVisible()
    await expect(outsider.locator('.preview-bar')).toContainText('Le lien fonctionne jusqu’au')
    await outsider.context().close()

    const answer = await fetch(siteUrl + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    const [until, signature] = (link.searchParams.get('token') ?? '').split('.')
    const closed = [`?token=${Number(until) + 60}.${signature}`, '?token=x', '']
    for (const query of closed) {
      const refused = await open(link.pathname + query)
      expect(refused.status, query).toBe(403)
      expect(refused.html).toContain('Cet aperçu ne peut plus être ouvert')
      expect(refused.html).not.toContain(made.mark)
    }

    const revoke = page.getByRole('listitem').getByRole('button', { name: /^Retirer/ })
    await revoke.click()
    await revoke.click()
    await expect(page.getByText('Le lien est retiré.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Lien de l’aperçu' })).toHaveCount(0)
    expect((await fetch(siteUrl + path)).status).toBe(403)
  })
})

test('no URL of a preview breaks the site', async () => {
  for (const path of [
    'users/1',
    'globals/legal',
    'pages/__proto__',
    'constructor/x',
    'properties/%00',
    'pages/..%2f',
  ])
    for (const query of ['', '?token=', '?token=a&token=b'])
      expect((await open(`/nl/preview/${path}/${query}`)).status, path + query).toBeLessThan(500)
})
