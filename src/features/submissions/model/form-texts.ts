// Texts of the visitors' forms, from `forms` in `messages/<language>/schema.json`. A field has its own at
// `<kind>.fields.<name>`, or the one that `shared.<name>` has. An empty text says that
// there is none. What a form's schema says itself stays.
import { findSchemaText, schemaText, type TextPath } from '@/lib/i18n/schema-messages'
import type { Localized } from '@/lib/i18n/locales'

import type { FieldOption, FieldSchema, FormField, FormStep, OptionSchema, StepSchema } from './form-field'
import type { FormKind } from './form-kinds'

interface Place {
  ownPath: TextPath
  sharedPath: TextPath
}

const findText = ({ ownPath, sharedPath }: Place, ...part: string[]): Localized | undefined =>
  findSchemaText([...ownPath, ...part]) ?? findSchemaText([...sharedPath, ...part])

/** @throws {Error} when it is not written */
const needText = (place: Place, ...part: string[]): Localized =>
  findText(place, ...part) ?? schemaText(...place.ownPath, ...part)

/** The texts of these names that are written. */
const textsOf = <Name extends string>(
  place: Place,
  names: readonly Name[],
): Partial<Record<Name, Localized>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = findText(place, name)
      return text && Object.values(text).some(Boolean) ? [[name, text]] : []
    }),
    // Its keys are among the names.
  ) as Partial<Record<Name, Localized>>

function withOptionText(option: OptionSchema, place: Place): FieldOption<Localized> {
  const { value, label, ...more } = typeof option === 'string' ? { value: option } : option
  return { value, label: label ?? needText(place, 'options', value), ...more }
}

function withFieldTexts(field: FieldSchema, kind: FormKind): FormField {
  const place = {
    ownPath: ['forms', kind, 'fields', field.name],
    sharedPath: ['forms', 'shared', field.name],
  }
  return {
    label: needText(place, 'label'),
    ...textsOf(place, ['help', 'missingText', 'noAnswer', 'placeholder']),
    ...field,
    ...('options' in field &&
      typeof field.options !== 'string' && {
        options: field.options.map((option) => withOptionText(option, place)),
      }),
    // A text of another kind of field would be unused, which a test refuses.
  } as FormField
}

/** A step with its texts and those of its fields. */
export function withStepTexts({ id, intro, fields }: StepSchema, kind: FormKind): FormStep {
  const place = { ownPath: ['forms', kind, 'steps', id ?? ''], sharedPath: ['forms', 'steps', id ?? ''] }
  return {
    ...(id && { title: needText(place, 'title'), ...textsOf(place, ['intro']) }),
    ...(intro && { intro }),
    fields: fields.map((field) => withFieldTexts(field, kind)),
  }
}

type FormTexts = Record<'title' | 'submitLabel', Localized> & Partial<Record<'intro' | 'consent', Localized>>

/** What a form says besides its steps. */
export function formTexts(kind: FormKind): FormTexts {
  const place = { ownPath: ['forms', kind], sharedPath: [] }
  return {
    title: needText(place, 'title'),
    submitLabel: needText(place, 'submitLabel'),
    ...textsOf(place, ['intro', 'consent']),
  }
}
