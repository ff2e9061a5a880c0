import { expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'

import { exampleForm } from '../../../../tests/support/example-form'
import { elementsOf, textsOf } from '../../../../tests/support/html'
import { renderToHtml } from '../../../../tests/support/render-block'

import { ChoiceInput } from './choice-fields'
import { emptyState, type FormState } from './form-state'
import { FormView } from './form-view'

const html = async (state?: FormState) =>
  renderToHtml(
    <FormView
      id="f"
      model={exampleForm}
      priceStyle="ofPage"
      t={await getTranslator('fr', 'nl-BE')}
      page="/fr/estimation-gratuite/"
      privacyHref="/fr/politique-de-confidentialite/"
      captcha={{ provider: 'own' }}
      state={state}
    />,
  )

const controls = (text: string) => ['input', 'select', 'textarea'].flatMap((name) => elementsOf(text, name))

test('the steps are there from the first paint, and all of them at once in a form that returns with errors', async () => {
  const first = await html()
  expect(elementsOf(first, 'form')[0]).toHaveProperty('data-steps')
  expect(first).toContain('Étape 1 sur 2')
  const next = elementsOf(first, 'button').find((each) => 'data-step-next' in each)
  // Without its script it sends the form, which then returns whole.
  expect(next).toMatchObject({ type: 'submit', formnovalidate: '' })
  const returned = await html({ values: {}, errors: { email: 'Votre e-mail' } })
  expect(returned).not.toMatch(/data-steps|data-step-next|Étape 1/)
})

test('Enter lets the browser check the fields of a form with steps when scripts do not run', async () => {
  const submits = (text: string) => elementsOf(text, 'button').filter(({ type }) => type === 'submit')
  const text = await html()
  expect(submits(text)[0]).not.toHaveProperty('formnovalidate')
  // Scripts show steps, where the fields of later ones cannot be checked.
  expect(submits(text.replace(/<noscript>.*?<\/noscript>/s, ''))[0]).toHaveProperty('formnovalidate')
})

test('every field except the map can be filled in and sent without JavaScript', async () => {
  const text = await html()
  const names = new Set(controls(text).map(({ name }) => name))
  for (const field of exampleForm.steps.flatMap(({ fields }) => fields)) expect(names).toContain(field.name)
  expect(elementsOf(text, 'form')[0]).toMatchObject({
    method: 'post',
    action: '/fr/forms/contactDemand/',
    enctype: 'multipart/form-data',
  })
  expect(elementsOf(text, 'fieldset').find((each) => 'data-point' in each)).toHaveProperty('hidden')
  expect(textsOf(text, 'h3').map((each) => each.split(' ').at(-1))).toEqual(['bien', 'Vous'])
})

test('each control has a name in words, and its help and error belong to it', async () => {
  const text = await html()
  const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const labelled = new Set(elementsOf(text, 'label').map((each) => each.for))
  for (const control of controls(text).filter(({ type }) => type !== 'hidden')) {
    const isInLabel = ['radio', 'checkbox'].includes(control.type ?? '') || control.name === 'website2'
    if (!isInLabel) expect(labelled).toContain(control.id)
    for (const id of (control['aria-describedby'] ?? '').split(' ').filter(Boolean)) expect(ids).toContain(id)
  }
})

test('a long list begins with what is chosen, such as the places of a search that is saved', async () => {
  const options = Array.from({ length: 20 }, (_, index) => ({ value: `t${index}`, label: `Town ${index}` }))
  const field = { kind: 'checkboxes', name: 'towns', label: 'Towns', options } as const
  const text = await renderToHtml(
    <ChoiceInput
      formId="f"
      field={field}
      state={{ ...emptyState, values: { towns: ['t17', 't3'] } }}
      t={await getTranslator('fr', 'nl-BE')}
    />,
  )
  const values = elementsOf(text, 'input').map(({ value }) => value)
  expect(values.slice(0, 3)).toEqual(['t3', 't17', 't0'])
  expect(values).toHaveLength(20)
})

test('a place that is not offered is shown only to those who chose it earlier', async () => {
  const options = [
    { value: 'near', label: 'Near' },
    { value: 'far', label: 'Far', isUnlisted: true as const },
  ]
  const field = { kind: 'checkboxes', name: 'towns', label: 'Towns', options } as const
  const t = await getTranslator('fr', 'nl-BE')
  const valuesFor = async (towns: string[]) => {
    const state = { ...emptyState, values: { towns } }
    const text = await renderToHtml(<ChoiceInput formId="f" field={field} state={state} t={t} />)
    return elementsOf(text, 'input').map(({ value }) => value)
  }
  expect(await valuesFor([])).toEqual(['near'])
  expect(await valuesFor(['far'])).toEqual(['near', 'far'])
})

test('the star of a required field stays on the line of its last word', async () => {
  expect(await html()).toMatch(/>[^<>]*\S<span aria-hidden="true" class="text-alert">\u00a0\*<\/span>/)
  expect(await html()).not.toMatch(/\s<span aria-hidden="true" class="text-alert">/)
})

test('a field that depends on another answer has no required attribute', async () => {
  const text = await html()
  const byName = (name: string) => controls(text).find((each) => each.name === name) ?? {}
  expect(byName('petCount')).not.toHaveProperty('required')
  expect(byName('street')).toHaveProperty('required')
  expect(byName('consent')).toHaveProperty('required')
})

test('a page rendered for one visitor contains its idempotency key', async () => {
  const keyIn = (text: string) => elementsOf(text, 'input').find(({ name }) => name === 'key')
  expect(keyIn(await html({ values: {}, errors: {}, key: 'abc-12345' }))).toMatchObject({
    value: 'abc-12345',
  })
  expect(keyIn(await html())).toBeUndefined()
})

test('typed values are shown again, with each error beside its field and above the form', async () => {
  const text = await html({
    values: { street: 'Rue <Neuve>', places: ['p3', 'p7'], type: '3', slot: 'morning', pets: 'on' },
    errors: { email: 'Champ requis : E-mail.', places: 'Localités : trop.' },
    message: 'Pas envoyé.',
  })
  const byName = (name: string) => controls(text).find((each) => each.name === name) ?? {}
  expect(byName('street').value).toBe('Rue <Neuve>')
  expect(
    elementsOf(text, 'input')
      .filter((each) => 'checked' in each)
      .map(({ value }) => value),
  ).toEqual(['p3', 'p7', 'morning', 'on'])
  expect(byName('email')['aria-invalid']).toBe('true')
  const links = elementsOf(text, 'a').map(({ href }) => href)
  expect(links.indexOf('#f-places-0')).toBeLessThan(links.indexOf('#f-email'))
  expect(textsOf(text, 'li').filter((each) => each.includes('requis'))).toHaveLength(1)
  expect(text).not.toContain('Pas envoyé.')
})

test('an error of the whole submission is shown without errors of fields', async () => {
  expect(await html({ values: {}, errors: {}, message: 'Trop souvent.' })).toContain('Trop souvent.')
})

test('the question for visitors without JavaScript is sent with its token', async () => {
  const without = controls(await html()).filter(({ name }) => name?.startsWith('question'))
  expect(without.every((each) => 'disabled' in each)).toBe(true)
  const text = await html({ values: {}, errors: {}, question: { text: 'sept plus quatre', token: 'abc' } })
  const questions = controls(text).filter(({ name }) => name?.startsWith('question'))
  expect(questions.some((each) => 'disabled' in each)).toBe(false)
  expect(questions.find(({ name }) => name === 'question')?.value).toBe('abc')
  expect(text).toContain('sept plus quatre')
})

test('what comes back shows all steps: its message and its question are at the end', async () => {
  const progress = 'data-form-progress'
  expect(await html()).toContain(progress)
  for (const state of [
    { message: 'Trop souvent.' },
    { question: { text: 'sept plus quatre', token: 'abc' } },
    { errors: { email: 'Champ requis.' } },
  ])
    expect(await html({ values: {}, errors: {}, ...state })).not.toContain(progress)
})

test('the honeypot is invisible, unannounced and not focusable', async () => {
  const text = await html()
  expect(text).toMatch(/aria-hidden="true" class="form-trap"/)
  expect(controls(text).find(({ name }) => name === 'website2')).toMatchObject({ tabindex: '-1' })
})
