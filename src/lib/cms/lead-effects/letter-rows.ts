import type { Payload } from 'payload'

import type { FormDefinition } from '@/forms/define-form'
import { personFieldNames, type FormField } from '@/lib/forms/form-field'
import type { Locale } from '@/lib/i18n/locales'
import { answerWords } from '@/lib/leads/answer-words'
import type { FormKind } from '@/lib/leads/form-kinds'
import { neutraliseLinks } from '@/lib/mail/neutralise-links'

import { answerRows } from '../leads/answer-rows'
import { optionLabels } from '../leads/option-labels'

const personNames = new Set<string>(personFieldNames)

export interface LetterRow {
  label: string
  value: string
}

const fieldsOf = (form: FormDefinition): FormField[] => form.steps.flatMap(({ fields }) => fields)

interface Asked {
  kind: FormKind
  form: FormDefinition
  answers: Record<string, unknown>
}

/**
 * Every answer of a lead with its label and its value as words, the person's first.
 *
 * @param isForStranger for somebody whose address a visitor typed: what could become a link is taken apart
 */
export async function letterRows(
  payload: Payload,
  { kind, form, answers }: Asked,
  locale: Locale,
  isForStranger: boolean,
): Promise<LetterRow[]> {
  const fields = fieldsOf(form)
  // An address can become no more than a link to write to it, and taken apart it could not be read.
  const mailFields = new Set(fields.filter(({ kind: of }) => of === 'email').map(({ name }) => name))
  const safe = (name: string, words: string) =>
    isForStranger && !mailFields.has(name) ? neutraliseLinks(words) : words
  const person = fields
    .filter(({ name }) => personNames.has(name))
    .map(async (field) => {
      const value = answers[field.name]
      const labels = await optionLabels(payload, field, value, locale)
      return {
        label: field.label[locale],
        value: safe(field.name, answerWords(value, locale, field, labels)),
      }
    })
  const others = await answerRows(payload, kind, answers, locale)
  return [
    ...(await Promise.all(person)),
    ...others.map(({ name, label, value }) => ({ label, value: safe(name, value) })),
  ].filter(({ value }) => value !== '')
}
