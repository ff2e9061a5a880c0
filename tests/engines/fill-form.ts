import type { Locale } from '@/lib/i18n/locales'

import { answerOf } from '../rig/form-filling'
import { pause, until, waitFor, type Engine } from './engine'

type Values = Readonly<Record<string, string | string[]>>

/** What kind of field is shown under a name; null for none. */
const kindOf = (engine: Engine, selector: string) =>
  engine.run((wanted) => {
    const field = document.querySelector<HTMLInputElement>(wanted)
    if (!field || field.getClientRects().length === 0) return null
    return { type: field.type, isFilled: field.value !== '' }
  }, selector)

/** Dates and selects have no keys in common between browsers. */
const setValue = (engine: Engine, selector: string, value: string) =>
  engine.run(
    (wanted, chosen) => {
      const field = document.querySelector<HTMLInputElement>(wanted)
      if (!field) return
      field.value = chosen
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    },
    selector,
    value,
  )

async function fillField(engine: Engine, form: string, name: string, value: string): Promise<void> {
  const selector = `${form} [name="${name}"]`
  const field = await kindOf(engine, selector)
  if (!field) return
  if (field.type === 'radio' || field.type === 'checkbox') await engine.click(`${selector}[value="${value}"]`)
  else if (field.type === 'select-one' || field.type === 'date') await setValue(engine, selector, value)
  else if (!field.isFilled) await engine.type(selector, value)
}

async function fillShown(engine: Engine, form: string, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values))
    for (const each of [value].flat()) await fillField(engine, form, name, each)
}

const isTicked = (engine: Engine, selector: string) =>
  engine.run((wanted) => document.querySelector<HTMLInputElement>(wanted)?.checked === true, selector)

async function agreeAndSend(engine: Engine, form: string): Promise<void> {
  const consent = `${form} [name="consent"]`
  if (await kindOf(engine, consent)) {
    await engine.click(consent)
    // Otherwise the browser refuses to send, and waits for ever.
    if (!(await isTicked(engine, consent))) throw new Error(`${consent} was not ticked by a click.`)
  }
  await engine.click(`${form} .form-submit`)
}

/** More than any form has. */
const mostSteps = 8

/** Fills in a form step by step, as its script shows it, agrees and sends. */
export async function sendForm(engine: Engine, form: string, values: Values): Promise<void> {
  await waitFor(engine, form)
  // Before its script has it, a form is sent as without JavaScript, and a question comes back.
  await until('the script of the form', () =>
    engine.run((wanted) => {
      const element = document.querySelector<HTMLFormElement>(wanted)
      element?.dispatchEvent(new Event('touchstart', { bubbles: true }))
      return element?.noValidate === true
    }, form),
  )
  const next = `${form} [data-step-next]`
  for (let step = 1; ; step += 1) {
    if (step > mostSteps) throw new Error(`${form} does not go on after step ${mostSteps}.`)
    await fillShown(engine, form, values)
    // What depends on another answer shows only once that is given.
    await fillShown(
      engine,
      form,
      Object.fromEntries(Object.entries(values).filter(([name]) => /^(second|loan)/.test(name))),
    )
    if (!(await kindOf(engine, next))) break
    await engine.click(next)
    await pause(300)
  }
  await agreeAndSend(engine, form)
}

/** The same without JavaScript: the form is whole, and a question in words comes back. */
export async function sendPlainForm(
  engine: Engine,
  form: string,
  { locale, values }: { locale: Locale; values: Values },
): Promise<void> {
  await waitFor(engine, form)
  await fillShown(engine, form, values)
  await agreeAndSend(engine, form)
  const question = `${form} [data-question-text]`
  await waitFor(engine, question)
  const words = await engine.run((wanted) => document.querySelector(wanted)?.textContent, question)
  await engine.type(`${form} [name="questionAnswer"]`, answerOf(words ?? '', locale))
  await engine.click(`${form} .form-submit`)
}
