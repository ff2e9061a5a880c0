'use client'

import { useCallback } from 'react'

import { useFormFields, useLocale } from '@payloadcms/ui'

import { labelColon } from '@/lib/i18n/label-colon'
import { localeNames, toLocale } from '@/lib/i18n/locales'
import { spotOf } from '@/studio/jump-to-field'
import { useJump } from '@/studio/use-jump'
import { useStudioLanguage, useStudioText } from '@/studio/use-studio-text'

import { openErrors, type FormError } from './form-error'
import type { FieldName } from './name-field'
import { useFormNames } from './use-form-names'
import { useMarksTakenBack, useRefusal } from './use-refusal'

import './form-errors.css'

/** An error in words: `Hero 3 › Title (Nederlands): This field is required.` */
function useWords() {
  const language = useStudioLanguage()
  const { code } = useLocale()
  return ({ message }: FormError, name: FieldName | null): string => {
    if (!name) return message
    const written = name.isLocalized ? ` (${localeNames[toLocale(code)]})` : ''
    return [name.labels.join(' › ') + written, message].filter(Boolean).join(labelColon(language))
  }
}

function ErrorList({ errors }: { errors: readonly FormError[] }) {
  const t = useStudioText()
  const { fields, nameOf } = useFormNames()
  const wordsOf = useWords()
  const jump = useJump()
  return (
    <details open className="studio-panel studio-scroll" data-tone="bad">
      <summary>{t('formErrors.heading', { count: errors.length })}</summary>
      <ul className="studio-list studio-stack studio-stack--tight">
        {errors.map((error) => {
          const name = nameOf(error.path)
          const words = wordsOf(error, name)
          return (
            <li key={error.path}>
              {name?.isShown ? (
                <button
                  type="button"
                  className="studio-link"
                  onClick={() => jump(spotOf(fields, error.path))}
                >
                  {words}
                </button>
              ) : (
                words
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/**
 * Beside the buttons of a form whose save was refused: every error by the names of its fields, each leading there. The
 * first one gets the focus.
 */
export function FormErrors() {
  const t = useStudioText()
  const { fields, nameOf } = useFormNames()
  const jump = useJump()
  const focusFirst = useCallback(
    (refused: readonly FormError[]) => {
      const first = refused.find(({ path }) => nameOf(path)?.isShown)
      if (first) jump(spotOf(fields, first.path))
    },
    [fields, jump, nameOf],
  )
  const refused = useRefusal(focusFirst)
  // As a text, so that only a changed list is rendered again while an editor types.
  const json = useFormFields(([state]) =>
    refused.length > 0 ? JSON.stringify(openErrors(state, refused)) : '[]',
  )
  const errors = JSON.parse(json) as FormError[]
  useMarksTakenBack(errors.length > 0)
  return (
    <section className="studio-form-errors" aria-label={t('formErrors.name')} hidden={errors.length === 0}>
      {errors.length > 0 && <ErrorList errors={errors} />}
    </section>
  )
}
