import { expect, test, vi } from 'vitest'

import { getFormModel } from '@/features/submissions/server/get-form-model'

import { elementsOf } from '../../../tests/support/html'
import { renderBlock } from '../../../tests/support/render-block'

import { formFixture } from './form.fixture'

vi.mock('@/features/listings/server/count-search', () => ({ countSearch: vi.fn(() => Promise.resolve(17)) }))

test('the form returns to its page', async () => {
  const html = await renderBlock(formFixture, { path: '/fr/estimation-gratuite/' })
  const hidden = elementsOf(html, 'input').filter(({ type }) => type === 'hidden')
  expect(hidden.find(({ name }) => name === 'page')?.value).toBe('/fr/estimation-gratuite/')
})

test('a picture is beside the form, and on a colour the form has its own background', async () => {
  const beside = await renderBlock(formFixture)
  expect(beside).toContain('example-picture.svg')
  expect(beside).not.toContain('form-panel')
  expect(await renderBlock({ ...formFixture, backgroundType: 'colour' })).toContain('form-panel')
})

test('a disabled form is not rendered', async () => {
  vi.mocked(getFormModel).mockResolvedValueOnce(null)
  expect(await renderBlock(formFixture)).not.toContain('<section')
})

test('a form about a property is not rendered without a property', async () => {
  expect(await renderBlock({ ...formFixture, form: 'visitRequest' })).not.toContain('<form')
})

const block = { ...formFixture, form: 'demandRegister' } as typeof formFixture

/** The form that registers a search asks for a first name and the address. */
async function askForSearches(firstNameRules: object = {}): Promise<void> {
  const email = { kind: 'email', name: 'email', label: 'E-mail', required: true }
  const firstName = { kind: 'text', name: 'firstName', label: 'Prénom', ...firstNameRules }
  vi.mocked(getFormModel).mockResolvedValue({
    ...(await getFormModel('siteContact', 'fr')),
    kind: 'demandRegister',
    title: 'Je cherche',
    locale: 'fr',
    steps: [{ fields: [firstName, email] }],
  } as never)
}

test('an e-mail address alone saves the search of a list, whose name says what it looks for', async () => {
  await askForSearches()
  const search = { goal: 'sale', garden: '1' }
  const html = await renderBlock(block, { path: '/fr/je-cherche/', query: search })
  const inputs = elementsOf(html, 'input')
  const sent = (name: string) => inputs.find((input) => input.name === name)
  expect(sent('email')?.type).toBe('email')
  expect(sent('firstName')).toBeUndefined()
  expect(sent('garden')).toMatchObject({ type: 'hidden', value: 'on' })
  expect(sent('search')?.value).toBe('anywhere=1')
  expect(sent('searchName')?.value).toBe('Biens à vendre, Jardin')
  expect(html).toContain('17 biens')
  const wholeForm = await renderBlock(block, { path: '/fr/je-cherche/', query: { ...search, whole: '1' } })
  expect(elementsOf(wholeForm, 'input').map(({ name }) => name)).toContain('firstName')
})

test('where the agency requires more than the address, the whole form is shown', async () => {
  const fieldNames = async (rules: object) => {
    await askForSearches(rules)
    const html = await renderBlock(block, { path: '/fr/je-cherche/', query: { goal: 'sale', garden: '1' } })
    return elementsOf(html, 'input').map(({ name }) => name)
  }
  expect(await fieldNames({ required: true })).toContain('firstName')
  expect(await fieldNames({ required: true, when: { field: 'email', is: ['x'] } })).not.toContain('firstName')
})

test('a long name of a search ends with a whole condition', async () => {
  await askForSearches()
  const flags = ['garden', 'terrace', 'garage', 'parking', 'furnished', 'newBuild', 'lift', 'pool']
  const query = { goal: 'sale', ...Object.fromEntries(flags.map((flag) => [flag, '1'])) }
  const html = await renderBlock(block, { path: '/fr/je-cherche/', query })
  const field = elementsOf(html, 'input').find(({ name }) => name === 'searchName')
  expect(field?.value).toBe(
    'Biens à vendre, Jardin, Terrasse, Garage, Parking, Meublé, Construction neuve, …',
  )
  expect(field?.value?.length).toBeLessThanOrEqual(80)
})
