import 'server-only'

import type { FormDefinition, NothingThere } from '@/features/submissions/model/define-form'
import { cached } from '@/lib/cache/cached'
import { isDynamicSource, type FieldOption, type FormField } from '@/features/submissions/model/form-field'
import type { FormModel, ModelField } from '@/features/submissions/model/form-model'
import { ownFilterTexts } from '@/features/listings/model/own-filter-texts'
import { localiseField } from '@/features/submissions/model/localise-field'
import type { Locale } from '@/lib/i18n/locales'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import { settingsOfForm, type FormSettings } from '@/features/submissions/model/form-settings'

import { getPropertySettings } from '@/features/property/server/reads'

import { findFormOptions } from './find-form-options'
import { getFormRegistry } from './form-registry'
import { payloadClient } from '@/lib/payload/payload-client'
import { isOffered } from '@/lib/site-config'
import { interpolate } from '@/lib/values/text'
import { sha256 } from '@/lib/values/digest'

async function readSettings(kind: FormKind, locale: Locale): Promise<FormSettings> {
  const payload = await payloadClient()
  const config = await payload.findGlobal({
    slug: 'formsConfig',
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
  })
  return settingsOfForm(config, kind)
}

const isSwitchedOn = ({ onlyIf }: FormField, settings: FormSettings): boolean => {
  return onlyIf === undefined || (settings.optionalFields ?? []).includes(onlyIf)
}

/** Leaves out what the agency does not offer, such as takeovers. */
async function offeredOptions(
  options: FieldOption<string>[],
  locale: Locale,
): Promise<FieldOption<string>[]> {
  if (options.every(({ onlyIf }) => onlyIf === undefined)) return options
  const settings = await getPropertySettings(locale)
  return options.filter(({ onlyIf }) => onlyIf === undefined || settings[onlyIf])
}

/** The agency may require the title of the person (specification 5). */
const asRequired = (field: FormField, settings: FormSettings): FormField =>
  field.name === 'title' && settings.requireTitle === true ? { ...field, required: true } : field

async function toModelField(field: FormField, locale: Locale): Promise<ModelField> {
  const localised = localiseField(field, locale)
  if (!('options' in localised)) return localised
  const { options } = localised
  if (typeof options !== 'string') return { ...localised, options: await offeredOptions(options, locale) }
  return { ...localised, options: isDynamicSource(options) ? [] : await findFormOptions(options, locale) }
}

/** Of a form to which a search of a list leads. */
function getOwnFilters({ steps }: FormDefinition, locale: Locale): Pick<FormModel, 'ownFilters'> {
  const keepsSearch = steps.some(({ fields }) =>
    fields.some((field) => 'isHidden' in field && field.isHidden),
  )
  const ownFilters = keepsSearch ? ownFilterTexts(locale) : []
  return ownFilters.length > 0 ? { ownFilters } : {}
}

/** The consent text, and a version that changes with its content. */
function getConsent(
  form: FormDefinition,
  settings: FormSettings,
  locale: Locale,
): Pick<FormModel, 'consent'> {
  const text = settings.consentText?.trim() || form.consent?.[locale]
  if (!text) return {}
  const version = `${locale}-${sha256(text).slice(0, 12)}`
  return { consent: { text, version } }
}

/** Replaces placeholders in form texts by settings, such as a percentage. */
async function createFiller(form: FormDefinition, locale: Locale): Promise<(text: string) => string> {
  const read = await form.textValues?.()
  const values = read ? await read(await payloadClient(), locale) : {}
  return (text) => interpolate(text, values)
}

async function readModel(kind: FormKind, locale: Locale): Promise<FormModel | null> {
  const form = getFormRegistry(await payloadClient()).forms[kind]
  if (!isOffered(form)) return null
  const settings = await readSettings(kind, locale)
  const fill = await createFiller(form, locale)
  if (settings.enabled === false) return null
  const { priceStyle } = await getPropertySettings(locale)
  const intro = settings.intro?.trim() || form.intro?.[locale]
  const steps = form.steps.map(async ({ title, intro: text, fields }) => ({
    ...(title && { title: title[locale] }),
    ...(text && { intro: fill(text[locale]) }),
    fields: await Promise.all(
      fields
        .filter((field) => isSwitchedOn(field, settings))
        .map((field) => toModelField(asRequired(field, settings), locale)),
    ),
  }))
  return {
    kind,
    locale,
    priceStyle,
    title: settings.title?.trim() || form.title[locale],
    ...(intro && { intro }),
    steps: (await Promise.all(steps)).filter(({ fields }) => fields.length > 0),
    rules: form.rules ?? [],
    ...getConsent(form, settings, locale),
    ...getOwnFilters(form, locale),
    submitLabel: form.submitLabel[locale],
    ...(form.about && { about: form.about }),
  }
}

/** Without dynamic options: contains whether the form is enabled and its kinds of fields. */
export const getCachedFormModel = cached('form-model', readModel)

async function withDynamicOptions(model: FormModel, ref: number | undefined): Promise<FormModel> {
  const registry = getFormRegistry(await payloadClient())
  const ofForm = new Map(
    registry.forms[model.kind].steps.flatMap(({ fields }) => fields.map((each) => [each.name, each])),
  )
  const filled = async (field: ModelField): Promise<ModelField> => {
    const ownField = ofForm.get(field.name)
    const source = ownField && 'options' in ownField ? ownField.options : null
    if (!('options' in field) || typeof source !== 'string' || !isDynamicSource(source)) return field
    return { ...field, options: await registry.findDynamicOptions(source, model.locale, ref) }
  }
  const steps = model.steps.map(async (step) => {
    const fields = await Promise.all(step.fields.map(filled))
    // An optional field without options is left out; a required one stays, because its error must appear.
    return {
      ...step,
      fields: fields.filter((each) => !('options' in each) || each.required || each.options.length > 0),
    }
  })
  return { ...model, steps: await Promise.all(steps) }
}

/** What the form says and does when what it is about is not there; null when it is. */
export async function findNothingThere(
  { kind, locale, steps }: FormModel,
  ref: number | undefined,
  values?: Readonly<Record<string, unknown>>,
): Promise<NothingThere | null> {
  const payload = await payloadClient()
  const find = await getFormRegistry(payload).forms[kind].whenNothingThere?.()
  const fields = steps.flatMap((step) => step.fields)
  return (await find?.(payload, { locale, ref, fields, ...(values && { values }) })) ?? null
}

async function explainMissingDocuments(model: FormModel, ref: number | undefined): Promise<FormModel> {
  const nothing = await findNothingThere(model, ref)
  return nothing ? { ...model, intro: nothing.intro[model.locale] } : model
}

/**
 * A form in one language with all settings of the agency, the same for every visitor; `null` when disabled. Forms with
 * appointment slots or documents of a property belong on pages rendered on request only.
 *
 * @param ref public reference of the property
 */
export async function getFormModel(kind: FormKind, locale: Locale, ref?: number): Promise<FormModel | null> {
  const model = await getCachedFormModel(kind, locale)
  return model && explainMissingDocuments(await withDynamicOptions(model, ref), ref)
}
