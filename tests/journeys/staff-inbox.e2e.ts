import { expect, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'
import { findViolations } from '../support/axe'
import { signIn, StudioSession } from '../rig/studio-session'

test.use({ locale: 'fr-BE' })

const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'POST' && /api\/leads\//.test(answer.url()))

test('a lead is found, given to a colleague, noted, exported, and its person erased', async ({ page }) => {
  const mark = `Inbox${Date.now()}`
  const email = `${mark.toLowerCase()}@example.org`
  const session = StudioSession.of('administrator')
  const [property] = await session.find('/properties/?limit=1&depth=0')
  const { id } = await session.create('/leads/', {
    subject: `Question de ${mark}`,
    form: 'contactMe',
    language: 'nl',
    property: property?.id,
    person: { title: 'ms', firstName: 'Ève', lastName: mark, email, phone: '0475123456' },
    answers: { contactDevice: 'phone', message: 'Kan ik komen kijken?' },
  })

  await signIn(page, 'administrator')
  await page.goto(`/admin/collections/leads/?search=eve ${mark}`)
  await waitForHydration(page)
  const row = page.getByRole('row').filter({ hasText: mark })
  const newMark = row.getByRole('rowheader').getByText('Nouvelle', { exact: true })
  await expect(newMark).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(await findViolations(page)).toEqual([])
  await Promise.all([
    saved(page),
    row.getByRole('combobox', { name: /^Qui suit/ }).selectOption({ index: 1 }),
  ])
  await Promise.all([
    saved(page),
    row.getByRole('combobox', { name: /^Statut de/ }).selectOption('inProgress'),
  ])
  await expect(newMark).toHaveCount(0)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Liste en CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^perron-leads-.*\.csv$/)

  await row.getByRole('link', { name: `Question de ${mark}` }).click()
  const lead = page.getByRole('region', { name: 'Demande', exact: true })
  await expect(lead.getByText('Kan ik komen kijken?')).toBeVisible()
  await expect(lead.getByText('Téléphone', { exact: true })).toBeVisible()
  await waitForHydration(page)
  const reply = await lead.getByRole('link', { name: 'Répondre' }).getAttribute('href')
  expect(decodeURIComponent(reply ?? '')).toContain('Re: Meer info over een pand')
  await lead.getByRole('textbox', { name: 'Nouvelle note' }).fill('Rappeler demain.')
  await lead.getByRole('button', { name: 'Enregistrer la note' }).click()
  await expect(lead.getByText('Rappeler demain.')).toBeVisible()
  await lead.getByRole('button', { name: 'Marquer comme répondue' }).click()
  await expect(lead.getByText(/^Répondu le/)).toBeVisible()
  await expect(lead.getByText('Statut : de Nouvelle à En cours')).toBeVisible()
  expect(await findViolations(page, { within: '.studio-lead' })).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/collections/erasures/?limit=100')
  await waitForHydration(page)
  await page.getByLabel('Adresse e-mail').fill(email.toUpperCase())
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  await expect(page.getByText(/^Demandes\s: 1/)).toBeVisible()
  expect(await findViolations(page, { within: '.studio-erasure' })).toEqual([])
  await page.getByRole('checkbox', { name: /J’ai vérifié/ }).check()
  const proofs = page.getByRole('row').filter({ hasText: 'Effacé' })
  const before = await proofs.count()
  await page.getByRole('button', { name: 'Effacer définitivement' }).click()
  await expect(page.getByText(/^Effacé\. La preuve/)).toBeVisible()
  // The list below shows the proof as a new row, whose tick box gets a name.
  await expect.poll(() => proofs.count()).toBeGreaterThan(before)
  await expect(proofs.first().getByRole('checkbox')).toHaveAccessibleName(/^Sélectionner\s: \d/)
  expect(await session.find(`/leads/?where[id][equals]=${id}`)).toEqual([])
})
