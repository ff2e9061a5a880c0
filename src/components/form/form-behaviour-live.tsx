import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import type { CaptchaSetting } from '@/lib/forms/captcha'
import type { FormModel } from '@/lib/forms/form-model'
import type { ProblemTexts } from '@/lib/forms/problems'

import type { LiveTexts, PointTexts } from './form-texts'
import { startForm } from './live/start-form'
import { PointPicker } from './point-picker'

export interface FormBehaviourProps {
  formId: string
  model: FormModel
  texts: LiveTexts
  problems: ProblemTexts
  captcha: CaptchaSetting
  /** Only of a form that asks for a place on a map. */
  pointTexts?: PointTexts
}

/** The fields of the form where a map can be opened. */
const pointFields = (formId: string): HTMLElement[] => [
  ...(document.getElementById(formId)?.querySelectorAll<HTMLElement>('[data-point]') ?? []),
]

/**
 * What a form does with JavaScript. It works on the elements that the server drew: nothing is drawn anew, so nothing
 * that was typed or focused before is lost.
 */
export function FormBehaviour({ formId, model, texts, problems, captcha, pointTexts }: FormBehaviourProps) {
  // Only ever drawn in the browser, when the form is there.
  const [fields] = useState(() => pointFields(formId))
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return undefined
    const leaving = new AbortController()
    startForm({ form, formId, model, texts, problems, signal: leaving.signal }, captcha)
    for (const field of pointFields(formId)) field.hidden = false
    return () => leaving.abort()
  }, [formId, model, texts, problems, captcha])
  if (!pointTexts) return null
  return fields.flatMap((field) => {
    const place = field.querySelector('[data-point-place]')
    return place
      ? createPortal(<PointPicker field={field} locale={model.locale} texts={pointTexts} />, place)
      : []
  })
}
