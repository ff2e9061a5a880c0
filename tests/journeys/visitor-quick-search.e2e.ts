import { expect } from '@playwright/test'

import { sleep } from '@/lib/values/retry'

import { answerConsent } from '../support/answered-consent'
import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { demoPaths, demoRefs } from '../rig/demo-site'
import { ownClientIp } from '../rig/form-filling'
import { interfaceText } from '../support/interface-texts'
import { fieldOf, highlighted, openPanel, optionsOf } from '../support/quick-search'

test.beforeEach(async ({ page }) => {
  await answerConsent(page)
  await page.setExtraHTTPHeaders(ownClientIp())
})

for (const { locale, size } of [
  { locale: 'fr', size: { width: 1440, height: 900 } },
  { locale: 'de', size: { width: 390, height: 844 } },
] as const)
  test(`in ${locale} at ${size.width} px the focused field shows types, places and properties (D1)`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await openPanel(page, locale)
    for (const group of ['search.types', 'search.cities', 'search.properties'])
      await expect(
        page.getByRole('listbox').getByRole('group', { name: interfaceText(locale, group) }),
      ).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /\d/ })).toHaveCount(1)
    const box = await page.getByRole('listbox').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width)
    await expect(optionsOf(page).first()).toBeInViewport()
    for (const option of await optionsOf(page).all())
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await findViolations(page, { withHabits: true, within: 'form[role=search]' })).toEqual([])
  })

test('an emptied field shows the opening suggestions again', { tag: '@full' }, async ({ page }) => {
  const field = await openPanel(page)
  await expect(optionsOf(page).first()).toBeVisible()
  const opening = await optionsOf(page).count()
  await field.fill(String(demoRefs.house))
  await expect(optionsOf(page)).toHaveCount(1)
  await field.fill('')
  await expect(optionsOf(page)).toHaveCount(opening)
})

test(
  'what has nothing to offer is shown, and can neither be followed nor reached',
  { tag: '@full' },
  async ({ page }) => {
    const field = await openPanel(page)
    const disabled = page.getByRole('listbox').locator('[aria-disabled=true]')
    await expect(disabled.first()).toBeVisible()
    for (const each of await disabled.all()) {
      expect(await each.evaluate((element) => element.tagName)).toBe('SPAN')
      expect(await each.getAttribute('aria-label')).toMatch(/, 0$/)
    }
    const names = new Set<string | null>()
    // Once around, and past the first again.
    const stops = await page.getByRole('listbox').locator('a[role=option]').count()
    for (let step = 0; step <= stops; step += 1) {
      await field.press('ArrowDown')
      names.add(await highlighted(page, field))
    }
    expect([...names].filter((name) => name?.endsWith(': 0'))).toEqual([])
  },
)

test('what is typed before the panel has arrived stays', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.goto('/fr/')
  const field = fieldOf(page, 'fr')
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await field.focus()
  await field.pressSequentially('tilleur')
  release()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(field).toHaveValue('tilleur')
  await expect(field).toBeFocused()
  await expect(optionsOf(page).filter({ hasNotText: 'Ref' })).toHaveCount(2)
})

test('a late answer to an earlier text does not replace a newer one', { tag: '@full' }, async ({ page }) => {
  const field = await openPanel(page)
  await page.route('**/quick-search/**', async (route) => {
    if (route.request().url().includes('q=flemalle')) await sleep(1500)
    await route.continue().catch(() => undefined)
  })
  const searchRequest = page.waitForRequest(/q=flemalle/)
  await field.fill('flemalle')
  await searchRequest
  await field.fill(String(demoRefs.house))
  await expect(optionsOf(page)).toHaveCount(1)
  await page.waitForTimeout(1800)
  await expect(optionsOf(page)).toHaveCount(1)
})

test('a click on a suggestion follows it', async ({ page }) => {
  await openPanel(page, 'de')
  const first = page.getByRole('listbox').locator('a[role=option]').first()
  const href = await first.getAttribute('href')
  await first.click()
  await page.waitForURL((url) => url.pathname + url.search === href)
})

test('nothing of the panel is loaded before the field is used', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/fr/')
  await expect(page.locator('html[data-live]')).toBeAttached()
  const before = scripts.length
  await fieldOf(page, 'fr').focus()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Enter searches what was chosen (D2)', async ({ page }) => {
    await page.goto('/de/')
    await page.getByRole('searchbox', { name: interfaceText('de', 'search.label') }).fill('4400')
    await page.getByRole('search').getByText(interfaceText('de', 'search.forRent')).click()
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL((url) => url.pathname === `/de${demoPaths['/for-rent/'].de}`)
    expect(new URL(page.url()).searchParams.get('city')).toMatch(/\|4400$/)
  })
})
