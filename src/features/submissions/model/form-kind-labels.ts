import type { SelectField } from 'payload'

import { schemaText } from '@/lib/i18n/schema-messages'
import type { Localized } from '@/lib/i18n/locales'
import { isOffered } from '@/lib/site-config'
import { isRecord } from '@/lib/values/read-value'

import type { FormDefinition } from './define-form'
import { formKinds, type FormKind } from './form-kinds'

const labels = formKinds.map((kind) => [kind, schemaText('forms', kind, 'name')])

/** Names of the forms in the studio and in e-mails to the agency. Only for the server: all languages. */
// Each kind has its label; Object.fromEntries loses the names.
export const formKindLabels = Object.fromEntries(labels) as Record<FormKind, Localized>

/**
 * The forms that a field offers. Those of a module that is off are offered where they are chosen already: without them the
 * document could not be saved.
 */
export const offeredForms: NonNullable<SelectField['filterOptions']> = ({ options, req, siblingData }) => {
  const chosen = isRecord(siblingData) ? [siblingData.form, siblingData.forms].flat() : []
  // Written by the options of Payload, see `composition`.
  const { forms } = req.payload.config.custom.formRegistry as {
    forms: Partial<Record<string, FormDefinition>>
  }
  const isChoice = (kind: string) => chosen.includes(kind) || isOffered(forms[kind] ?? {})
  return options.filter((option) => isChoice(typeof option === 'string' ? option : option.value))
}
