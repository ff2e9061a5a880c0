import 'server-only'

import { createHash } from 'node:crypto'

import type { FormDefinition } from '@/forms/define-form'
import { forms } from '@/forms/registry'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { FormField } from '@/lib/forms/form-field'
import type { FormModel, ModelField } from '@/lib/forms/form-model'
import { localiseField } from '@/lib/forms/localise-field'
import type { Locale } from '@/lib/i18n/locales'
import type { FormKind } from '@/lib/leads/form-kinds'
import type { FormsConfig } from '@/payload-types'

import { findFormOptions } from './find-form-options'
import { findPassingOptions, isPassing } from './find-passing-options'
import { payloadClient } from './payload-client'

type Settings = FormsConfig[FormKind]

async function readSettings(kind: FormKind, locale: Locale): Promise<Settings> {
  const payload = await payloadClient()
  const config = await payload.findGlobal({
    slug: 'formsConfig',
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
  })
  return config[kind]
}

const isSwitchedOn = ({ onlyIf }: FormField, settings: Settings): boolean => {
  const chosen: readonly string[] = ('optionalFields' in settings ? settings.optionalFields : null) ?? []
  return onlyIf === undefined || chosen.includes(onlyIf)
}

async function toModelField(field: FormField, locale: Locale): Promise<ModelField> {
  const plain = localiseField(field, locale)
  if (!('options' in plain)) return plain
  const { options } = plain
  if (typeof options !== 'string') return { ...plain, options }
  return { ...plain, options: isPassing(options) ? [] : await findFormOptions(options, locale) }
}

/** The text by the tick box, and a name that changes with every letter of it. */
function consentOf(form: FormDefinition, settings: Settings, locale: Locale): Pick<FormModel, 'consent'> {
  const text = settings.consentText?.trim() || form.consent?.[locale]
  if (!text) return {}
  const version = `${locale}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
  return { consent: { text, version } }
}

/** Puts what is a setting and not a word into the texts of a form, such as a percentage. */
async function fillerOf(form: FormDefinition, locale: Locale): Promise<(text: string) => string> {
  const read = await form.textValues?.()
  const values = read ? await read(await payloadClient(), locale) : {}
  return (text) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

async function readModel(kind: FormKind, locale: Locale): Promise<FormModel | null> {
  const form = forms[kind]
  const settings = await readSettings(kind, locale)
  const fill = await fillerOf(form, locale)
  if (settings.enabled === false) return null
  const intro = settings.intro?.trim() || form.intro?.[locale]
  const steps = form.steps.map(async ({ title, intro: text, fields }) => ({
    ...(title && { title: title[locale] }),
    ...(text && { intro: fill(text[locale]) }),
    fields: await Promise.all(
      fields.filter((field) => isSwitchedOn(field, settings)).map((field) => toModelField(field, locale)),
    ),
  }))
  return {
    kind,
    locale,
    title: settings.title?.trim() || form.title[locale],
    ...(intro && { intro }),
    steps: (await Promise.all(steps)).filter(({ fields }) => fields.length > 0),
    rules: form.rules ?? [],
    ...consentOf(form, settings, locale),
    submitLabel: form.submitLabel[locale],
    ...(form.about && { about: form.about }),
  }
}

/** The same without the choices that pass: enough to know whether the form is on and what kinds of field it has. */
export const getKeptFormModel = cached('form-model', readModel, [tags.settings, tags.properties])

async function withPassingChoices(model: FormModel, ref: number | undefined): Promise<FormModel> {
  const ofForm = new Map(forms[model.kind].steps.flatMap(({ fields }) => fields.map((each) => [each.name, each])))
  const filled = async (field: ModelField): Promise<ModelField> => {
    const own = ofForm.get(field.name)
    const source = own && 'options' in own ? own.options : null
    if (!('options' in field) || typeof source !== 'string' || !isPassing(source)) return field
    return { ...field, options: await findPassingOptions(source, model.locale, ref) }
  }
  const steps = model.steps.map(async (step) => {
    const fields = await Promise.all(step.fields.map(filled))
    // A choice between nothing is not asked, unless something else depends on its being there.
    return { ...step, fields: fields.filter((each) => !('options' in each) || each.required || each.options.length > 0) }
  })
  return { ...model, steps: await Promise.all(steps) }
}

/**
 * A form in one language with all the agency set, the same for every visitor; `null` when it is off. Forms that offer
 * days or hours of appointments, or the documents of a property, belong on pages made on request alone.
 *
 * @param ref public reference of the property it is about
 */
export async function getFormModel(kind: FormKind, locale: Locale, ref?: number): Promise<FormModel | null> {
  const model = await getKeptFormModel(kind, locale)
  return model && withPassingChoices(model, ref)
}
