import type { Payload } from 'payload'

import type { FormDefinition } from '@/features/submissions/model/define-form'
import { personFieldNames, type FormField } from '@/features/submissions/model/form-field'
import type { Locale } from '@/lib/i18n/locales'
import { answerWords } from '@/features/leads/model/answer-words'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import { neutraliseLinks } from '@/lib/email/neutralise-links'

import { answerRows } from './answer-rows'
import { optionLabels } from './option-labels'

const personNames = new Set<string>(personFieldNames)

export interface EmailRow {
  label: string
  value: string
}

const fieldsOf = (form: FormDefinition): FormField[] => form.steps.flatMap(({ fields }) => fields)

interface Submission {
  kind: FormKind
  form: FormDefinition
  answers: Record<string, unknown>
}

/**
 * Every answer of a lead with its label and its value as text, those of the person first.
 *
 * @param isForStranger for a recipient whose e-mail address a visitor typed: text that could become a link is
 * defused
 */
export async function findEmailRows(
  payload: Payload,
  { kind, form, answers }: Submission,
  locale: Locale,
  isForStranger: boolean,
): Promise<EmailRow[]> {
  const fields = fieldsOf(form)
  // An e-mail address can only become a `mailto:` link, and a defused one would be unreadable.
  const mailFields = new Set(fields.filter(({ kind: of }) => of === 'email').map(({ name }) => name))
  const safe = (name: string, words: string) =>
    isForStranger && !mailFields.has(name) ? neutraliseLinks(words) : words
  const person = fields
    .filter(({ name }) => personNames.has(name))
    .map(async (field) => {
      const value = answers[field.name]
      const labels = await optionLabels(payload, field, value, { locale })
      return {
        label: field.label[locale],
        value: safe(field.name, answerWords(value, { locale }, field, labels)),
      }
    })
  const others = await answerRows(payload, kind, answers, locale)
  return [
    ...(await Promise.all(person)),
    ...others.map(({ name, label, value }) => ({ label, value: safe(name, value) })),
  ].filter(({ value }) => value !== '')
}
